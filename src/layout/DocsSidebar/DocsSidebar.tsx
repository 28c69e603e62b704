import { useEffect, useRef, useState } from "react";
import { Link } from "../../prose/Link/Link";
import { labelOf } from "../../prose/label-of";
import { isSlow } from "../../runtime/navigation/connection";
import type { SidebarLine } from "../../site/sidebar";
import * as styles from "./DocsSidebar.module.css";
import { firstDoc, holds, keyOf, nameOf, type Sections } from "./sections";
import { useCurrentInView } from "./use-current-in-view";
import { useSections } from "./use-sections";

/** The values that every line needs. */
interface View {
  currentPath: string;
  sections: Sections;
  load: (path: string) => void;
}

interface CategoryProps {
  line: SidebarLine;
  /** Key of the section, unique in the sidebar. */
  id: string;
  view: View;
}

function Category({ line, id, view }: CategoryProps) {
  const { currentPath, sections, load } = view;
  const canFold = line.collapsed !== undefined;
  const isCurrent = holds(line, currentPath);
  const [isOpen, setOpen] = useState(isCurrent || !line.collapsed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens for each doc that the reader goes to
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent, currentPath]);

  // A page must not grow with the site. So a closed section has only a link to its first page until
  // the reader shows interest in it.
  const known = sections.get(id);
  const moreAt = known ? undefined : line.moreAt;
  const lines = moreAt
    ? [{ label: STRINGS.docsSidebar.firstPage, path: moreAt }]
    : (known ?? line.lines ?? []);
  const wanted = isOpen ? moreAt : undefined;
  useEffect(() => {
    if (wanted) load(wanted);
  }, [wanted, load]);
  const loadAhead = () => {
    if (moreAt && !isSlow()) load(moreAt);
  };
  const onInterest = {
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onTouchStart: loadAhead,
  };

  // A category with a page: the label links to the page, and the button beside it folds the
  // category.
  if (line.path) {
    const isShown = isOpen || !canFold;
    return (
      <>
        <div className={styles.row}>
          <Item line={line} currentPath={currentPath} onClick={() => setOpen(true)} />
          {canFold && (
            <button
              type="button"
              className={`unfolds ${styles.fold}`}
              aria-label={STRINGS.docsSidebar.fold(line.label)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              {...onInterest}
            />
          )}
        </div>
        {isShown && <Lines lines={lines} around={id} view={view} />}
      </>
    );
  }
  if (!canFold) {
    return (
      <>
        <p className={styles.category}>{line.label}</p>
        <Lines lines={lines} around={id} view={view} />
      </>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`unfolds ${styles.category}`} {...onInterest}>
        {line.label}
      </summary>
      {/* Without scripts, the first doc is the way into the section. */}
      <Lines lines={isOpen ? lines : firstDoc(lines)} around={id} view={view} />
    </details>
  );
}

function Item({
  line,
  currentPath,
  onClick,
}: {
  line: SidebarLine;
  currentPath: string;
  onClick?: () => void;
}) {
  const target = line.path ?? line.href;
  // The words of the interface are those of the site.
  const source = line.label === STRINGS.docsSidebar.firstPage ? undefined : line.path;
  return (
    <Link
      href={target}
      className={styles.link}
      aria-current={target === currentPath ? "page" : undefined}
      {...(onClick && { onClick })}
    >
      {labelOf(source, line.label)}
    </Link>
  );
}

function Lines({
  lines,
  around,
  view,
}: {
  lines: readonly SidebarLine[];
  /** Key of the section around them. */
  around: string;
  view: View;
}) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={nameOf(line)}>
          {line.lines ? (
            <Category line={line} id={keyOf(line, around)} view={view} />
          ) : (
            <Item line={line} currentPath={view.currentPath} />
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The list of docs with its sections (D3). The section of the current doc is open. The other
 * sections are loaded when the reader points at them, focuses them or opens them.
 */
export function DocsSidebar({
  lines,
  currentPath,
}: {
  lines: readonly SidebarLine[];
  currentPath: string;
}) {
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, currentPath);
  const { sections, load } = useSections(lines, currentPath);
  return (
    <nav ref={list} className={styles.sidebar} aria-label={STRINGS.docsSidebar.label}>
      <Lines lines={lines} around="" view={{ currentPath, sections, load }} />
    </nav>
  );
}
