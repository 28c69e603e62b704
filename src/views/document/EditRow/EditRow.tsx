import { Link } from "../../../prose/Link/Link";
import { longDate } from "../../../site/dates";
import * as styles from "./EditRow.module.css";

interface EditRowProps {
  editUrl?: string | null;
  /** ISO date of the last change. */
  lastUpdate?: string | null;
  lastUpdateAuthor?: string | null;
}

/** Where a reader can propose a change of a page, and when it was last changed (D2). */
export function EditRow({ editUrl, lastUpdate, lastUpdateAuthor }: EditRowProps) {
  return (
    <p className={styles.row}>
      {editUrl && <Link href={editUrl}>Edit this page</Link>}
      {lastUpdate && (
        <span>
          Last updated on <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
          {lastUpdateAuthor && ` by ${lastUpdateAuthor}`}
        </span>
      )}
    </p>
  );
}
