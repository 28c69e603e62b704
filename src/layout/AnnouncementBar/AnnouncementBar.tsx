import { useEffect } from "react";
import { Link } from "../../prose/Link/Link";
import { Tree } from "../../prose/Tree/Tree";
import { dismissAnnouncement, rememberAnnouncement } from "../../runtime/choices/announcement";
import type { PageTree } from "../../site/tree";
import * as styles from "./AnnouncementBar.module.css";

/** A message is one line of text. Any other element here would be loaded with every page. */
const COMPONENTS = { a: Link };

interface AnnouncementBarProps {
  id: string;
  content: PageTree;
  closable: boolean;
}

/**
 * The message above the navbar (L2). The HTML always contains it. CSS hides it with an attribute
 * that a script sets before the first paint.
 */
export function AnnouncementBar({ id, content, closable }: AnnouncementBarProps) {
  useEffect(() => rememberAnnouncement(id), [id]);
  return (
    <section className={styles.bar} aria-label={STRINGS.announcement.label}>
      <div className={styles.content}>
        <Tree nodes={content} components={COMPONENTS} />
      </div>
      {closable && (
        <button type="button" className={styles.close} onClick={() => dismissAnnouncement(id)}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentcolor" strokeWidth="2" fill="none" />
          </svg>
          <span className="sr-only">{STRINGS.announcement.close}</span>
        </button>
      )}
    </section>
  );
}
