import type { ReactNode } from "react";
import * as styles from "./Page.module.css";

interface PageProps {
  title: string;
  /** What stands between title and text. */
  lead?: ReactNode;
  /** What stands beside the text on wide screens, before it in the page. */
  before?: ReactNode;
  /** What stands beside the text on wide screens, after it in the page. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page with a heading and a text, and room beside it. */
export function Page({ title, lead, before, after, children }: PageProps) {
  return (
    <div className={styles.page} data-before={Boolean(before)} data-after={Boolean(after)}>
      {before && <div className={styles.before}>{before}</div>}
      <article className={styles.text}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </header>
        {children}
      </article>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
