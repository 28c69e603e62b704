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
      {editUrl && <Link href={editUrl}>{STRINGS.page.edit}</Link>}
      {lastUpdate && (
        <span>
          {STRINGS.page.updated.before}
          <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
          {lastUpdateAuthor
            ? STRINGS.page.updated.afterBy(lastUpdateAuthor)
            : STRINGS.page.updated.after}
        </span>
      )}
      {contributors.length > 0 && (
        <span>{STRINGS.page.contributors(contributors.join(STRINGS.common.listSeparator))}</span>
      )}
    </p>
  );
}
