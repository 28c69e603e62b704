import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { longDate } from "../../site/dates";
import * as styles from "./DocPage.module.css";

interface DocPageProps {
  title: string;
  breadcrumbs: ReactNode;
  contents: ReactNode;
  foldedContents: ReactNode;
  pager: ReactNode;
  editUrl: string | null;
  /** ISO date of the last change. */
  lastUpdate: string | null;
  children: ReactNode;
}

/** The middle of a doc: its text, and the contents beside it. */
export function DocPage({
  title,
  breadcrumbs,
  contents,
  foldedContents,
  pager,
  editUrl,
  lastUpdate,
  children,
}: DocPageProps) {
  return (
    <div className={styles.page}>
      <article className={styles.text}>
        {breadcrumbs}
        <h1 className={styles.title}>{title}</h1>
        {foldedContents}
        {children}
        <footer className={styles.footer}>
          <p className={styles.edit}>
            {editUrl && <Link href={editUrl}>Edit this page</Link>}
            {lastUpdate && (
              <span>
                Last updated on <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
              </span>
            )}
          </p>
          {pager}
        </footer>
      </article>
      <div className={styles.contents}>{contents}</div>
    </div>
  );
}
