import type { ReactNode } from "react";
import * as styles from "./DocPage.module.css";

interface DocPageProps {
  /** Null if the text has no heading and the author hides the title. */
  heading: string | null;
  breadcrumbs: ReactNode;
  /** Controls that copy the page. */
  copy?: ReactNode;
  contents?: ReactNode;
  foldedContents?: ReactNode;
  pager: ReactNode;
  tags?: ReactNode;
  /** Where a reader can propose a change. */
  edit?: ReactNode;
  children: ReactNode;
}

/** The main part of a doc: its text, with the table of contents beside it. */
export function DocPage({
  heading,
  breadcrumbs,
  copy,
  contents,
  foldedContents,
  pager,
  tags,
  edit,
  children,
}: DocPageProps) {
  return (
    <div className={styles.page}>
      <article className={styles.text}>
        <div className={styles.top}>
          {breadcrumbs}
          {copy}
        </div>
        {heading && <h1 className={styles.title}>{heading}</h1>}
        {foldedContents}
        {children}
        <footer className={styles.footer}>
          {tags}
          {edit}
          {pager}
        </footer>
      </article>
      <div className={styles.contents}>{contents}</div>
    </div>
  );
}
