import { groupByLetter } from "../../../site/group";
import { LedgerPart } from "../LedgerPart/LedgerPart";
import { LedgerRow, LedgerRows } from "../LedgerRow/LedgerRow";
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
      <LedgerRows>
        {items.map(({ label, path, description, postCount }) => (
          <LedgerRow key={path} className={styles.row}>
            <RowLink href={path}>{label}</RowLink> <p>{description}</p>{" "}
            <span className={styles.count}>{postCount}</span>
          </LedgerRow>
        ))}
      </LedgerRows>
    </LedgerPart>
  ));
