import type { ReactNode } from "react";
import * as styles from "./Page.module.css";

interface PageProps {
  title: string;
  /** What stands between title and text. */
  lead?: ReactNode;
  /** What stands beside the text, at its start: below it on narrow screens. */
  start?: ReactNode;
  /** What stands beside the text, at its end: on wide screens only. */
  end?: ReactNode;
  children: ReactNode;
}

/** A page with a heading and a text, and room beside it. */
export function Page({ title, lead, start, end, children }: PageProps) {
  return (
    <div className={styles.page} data-start={Boolean(start)} data-end={Boolean(end)}>
      <article className={styles.text}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </header>
        {children}
      </article>
      {end && <div className={styles.end}>{end}</div>}
      {start && <div className={styles.start}>{start}</div>}
    </div>
  );
}
