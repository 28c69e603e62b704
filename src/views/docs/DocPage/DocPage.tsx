import type { ReactNode } from "react";
import { textLanguage } from "../../../prose/page-languages";
import * as styles from "./DocPage.module.css";

interface DocPageProps {
  /** Null if the text has no heading and the author hides the title. */
  heading: string | null;
  /** What stands above the title. */
  top: ReactNode;
  /** What stands between the title and the text. */
  lead?: ReactNode;
  /** The headings of the page, beside its text. */
  contents?: ReactNode;
  /** The same, for windows without room for them. */
  contentsBar?: ReactNode;
  pager: ReactNode;
  tags?: ReactNode;
  /** Where a reader can propose a change. */
  edit?: ReactNode;
  /** Whether the page was helpful. */
  feedback?: ReactNode;
  children: ReactNode;
}

/** The main part of a doc: its text, with the table of contents beside it. */
export function DocPage({
  heading,
  top,
  lead,
  contents,
  contentsBar,
  pager,
  tags,
  edit,
  feedback,
  children,
}: DocPageProps) {
  return (
    <div className={styles.page} data-contents={contents ? "" : undefined}>
      {/* Before the text: lists that stand together in the HTML compress to one. */}
      {contents && <div className={styles.contents}>{contents}</div>}
      <article className={styles.text}>
        {contentsBar}
        <header className={styles.header}>
          {top}
          {heading && <h1 {...(HAS_LANGUAGES && textLanguage())}>{heading}</h1>}
          {lead}
        </header>
        {children}
        <footer className={styles.footer}>
          {feedback}
          {tags}
          {edit}
          {pager}
        </footer>
      </article>
    </div>
  );
}
