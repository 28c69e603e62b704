import { htmlUrl } from "../../../prose/html-url";
import { CONTENTS_ID } from "../../../site/frame-ids";
import * as styles from "./TableOfContents.module.css";
import { useActiveHeading } from "./use-active-heading";

interface TableOfContentsProps {
  headings: readonly Queries.Heading[];
}

function HeadingList({ headings, activeId }: TableOfContentsProps & { activeId: string | null }) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <ul className={styles.list}>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-depth={level - top}>
          <a
            href={htmlUrl(`#${id}`, "link")}
            suppressHydrationWarning
            className={styles.link}
            aria-current={id === activeId ? "location" : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The headings of the page, beside its text. The heading in view is marked (D5). */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const activeId = useActiveHeading(headings);
  return (
    <nav className={styles.beside} aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} className={styles.title}>
        On this page
      </h2>
      <HeadingList headings={headings} activeId={activeId} />
    </nav>
  );
}

/** The headings of the page, above its text. They are folded, for narrow screens. */
export function FoldedContents({ headings }: TableOfContentsProps) {
  return (
    <details className={styles.folded}>
      <summary>On this page</summary>
      <nav aria-label="On this page, folded">
        <HeadingList headings={headings} activeId={null} />
      </nav>
    </details>
  );
}
