import { htmlUrl } from "../../../prose/html-url";
import { useDetailsMenu } from "../../../runtime/use-details-menu";
import { CONTENTS_ID } from "../../../site/frame-ids";
import * as styles from "./TableOfContents.module.css";
import { useActiveHeading } from "./use-active-heading";

interface TableOfContentsProps {
  headings: readonly Queries.Heading[];
}

function HeadingList({
  headings,
  activeId,
}: TableOfContentsProps & { activeId: string | null | undefined }) {
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
  const activeId = useActiveHeading(headings) ?? headings[0]?.id;
  return (
    <nav className={styles.beside} aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} className={styles.title}>
        On this page
      </h2>
      <HeadingList headings={headings} activeId={activeId} />
    </nav>
  );
}

/**
 * The headings of the page, for windows without room beside the text: a bar that stays below the
 * navbar. It names the section in view, and opens the list. It is the first child of an article.
 */
export function ContentsBar({ headings }: TableOfContentsProps) {
  const activeId = useActiveHeading(headings);
  const menu = useDetailsMenu();
  return (
    <details {...menu} className={styles.bar}>
      <summary>
        On this page
        <span className={styles.current}>{headings.find(({ id }) => id === activeId)?.text}</span>
      </summary>
      <nav aria-label="On this page, folded">
        <HeadingList headings={headings} activeId={activeId} />
      </nav>
    </details>
  );
}
