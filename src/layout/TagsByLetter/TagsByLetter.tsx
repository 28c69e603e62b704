import { groupByLetter } from "../../site/group";
import { LedgerPart } from "../LedgerPart/LedgerPart";
import { RowLink } from "../RowLink/RowLink";
import * as styles from "./TagsByLetter.module.css";

interface TagsByLetterProps {
  tags: readonly {
    readonly label: string;
    readonly path: string;
    readonly description?: string | null;
    readonly postCount: number;
  }[];
}

/** Lists all tags, each under its first letter, with the number of its posts or docs. */
export const TagsByLetter = ({ tags }: TagsByLetterProps) =>
  groupByLetter(tags).map(({ key, items }) => (
    <LedgerPart key={key} title={key}>
      <ul className={styles.rows}>
        {items.map(({ label, path, description, postCount }) => (
          <li key={path} className={styles.row}>
            <RowLink href={path}>{label}</RowLink> <p>{description}</p>{" "}
            <span className={styles.count}>{postCount}</span>
          </li>
        ))}
      </ul>
    </LedgerPart>
  ));
