import { Link } from "../../../prose/Link/Link";
import { longDate } from "../../../site/dates";
import * as styles from "./EditRow.module.css";

interface EditRowProps {
  editUrl?: string | null;
  /** ISO date of the last change. */
  lastUpdate?: string | null;
  lastUpdateAuthor?: string | null;
  contributors: readonly string[];
}

/** Where a reader can propose a change of a page, when it was last changed, and by whom (D2). */
export function EditRow({ editUrl, lastUpdate, lastUpdateAuthor, contributors }: EditRowProps) {
  return (
    <p className={styles.row}>
      {editUrl && <Link href={editUrl}>Edit this page</Link>}
      {lastUpdate && (
        <span>
          Last updated on <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
          {lastUpdateAuthor && ` by ${lastUpdateAuthor}`}
        </span>
      )}
      {contributors.length > 0 && <span>Contributors: {contributors.join(", ")}</span>}
    </p>
  );
}
