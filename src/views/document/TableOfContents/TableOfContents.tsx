import { htmlUrl } from "../../../prose/html-url";
import { textLanguage } from "../../../prose/page-languages";
import { useDetailsMenu } from "../../../runtime/use-details-menu";
import { CONTENTS_ID } from "../../../site/frame-ids";
import * as styles from "./TableOfContents.module.css";
import { useActiveHeading } from "./use-active-heading";

interface TableOfContentsProps {
  headings: readonly Queries.Heading[];
}

interface Section {
  first: Queries.Heading;
  below: Queries.Heading[];
}

/** Returns the headings of the highest level, each with the headings below it. */
function sectionsOf(headings: readonly Queries.Heading[], top: number): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const section = sections.at(-1);
    if (section && heading.level > top) section.below.push(heading);
    else sections.push({ first: heading, below: [] });
  }
  return sections;
}

function HeadingList({
  headings,
  activeId,
}: TableOfContentsProps & { activeId: string | null | undefined }) {
  const top = Math.min(...headings.map(({ level }) => level));
  const language = HAS_LANGUAGES && textLanguage();
  const linkTo = ({ id, text }: Queries.Heading) => (
    <a
      href={htmlUrl(`#${id}`, "link")}
      suppressHydrationWarning
      className={styles.link}
      aria-current={id === activeId ? "location" : undefined}
    >
      {language ? <span {...language}>{text}</span> : text}
    </a>
  );
  return (
    <ul className={styles.list}>
      {sectionsOf(headings, top).map(({ first, below }) => (
        <li
          key={first.id}
          data-depth={first.level - top}
          data-read={[first, ...below].some(({ id }) => id === activeId) || undefined}
        >
          {linkTo(first)}
          {below.length > 0 && (
            <ul>
              {below.map((heading) => (
                <li key={heading.id} data-depth={heading.level - top}>
                  {linkTo(heading)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The headings of the page, beside its text. The heading in view is marked (D5). With scripts, only
 * the section in view shows the headings below it.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const activeId = useActiveHeading(headings) ?? headings[0]?.id;
  return (
    <nav className={styles.beside} aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} className={styles.title}>
        {STRINGS.contents.title}
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
  const language = HAS_LANGUAGES && textLanguage();
  const menu = useDetailsMenu();
  return (
    <details {...menu} className={styles.bar}>
      <summary className="unfolds">
        {STRINGS.contents.title}
        <span className={styles.current} {...language}>
          {headings.find(({ id }) => id === activeId)?.text}
        </span>
      </summary>
      <nav aria-label={STRINGS.contents.folded}>
        <HeadingList headings={headings} activeId={activeId} />
      </nav>
    </details>
  );
}
