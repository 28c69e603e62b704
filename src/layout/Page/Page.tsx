import type { ReactNode } from "react";
import { textLanguage } from "../../prose/page-languages";
import * as styles from "./Page.module.css";

interface PageProps {
  title: string;
  /** A bar that stays below the navbar. */
  bar?: ReactNode;
  /** Content above the title. */
  top?: ReactNode;
  /** Content between the title and the text. */
  lead?: ReactNode;
  /** Ways to the pages beside this one, below the title. */
  nav?: ReactNode;
  /** Content beside the text, at its start. On narrow screens it stands below the text. */
  start?: ReactNode;
  /**
   * Ways to parts of the text. They stand beside it at its start, and on narrow screens between the
   * title and the text. The text is then as wide as the frame allows.
   */
  index?: ReactNode;
  /** Content beside the text, at its end. It is shown only on wide screens. */
  end?: ReactNode;
  /** Whether rows stand in place of a text. They are as wide as the frame allows. */
  isList?: boolean;
  children: ReactNode;
}

/** A page with a heading and a text. There is room for more beside the text. */
export function Page({
  title,
  bar,
  top,
  lead,
  nav,
  start,
  index,
  end,
  isList,
  children,
}: PageProps) {
  return (
    <div className={styles.page} data-index={Boolean(index) || undefined} data-list={isList}>
      {/* Before the text: lists that stand together in the HTML compress to one. */}
      {end && <div className={styles.end}>{end}</div>}
      <article className={styles.text}>
        {bar}
        <header className={styles.header}>
          {top}
          <h1 {...(HAS_LANGUAGES && textLanguage())}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
          {nav}
        </header>
        {index && <div className={styles.index}>{index}</div>}
        {children}
      </article>
      {start && <div className={styles.start}>{start}</div>}
    </div>
  );
}
