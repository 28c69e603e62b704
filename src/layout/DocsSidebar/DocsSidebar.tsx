import { useEffect, useRef, useState } from "react";
import { Link } from "../../elements/Link/Link";
import { isSlow } from "../../runtime/prefetch";
import type { SidebarLine } from "../../site/sidebar";
import * as styles from "./DocsSidebar.module.css";
import { firstDoc, holds, keyOf, nameOf, type Sections } from "./sections";
import { useCurrentInView } from "./use-current-in-view";
import { useSections } from "./use-sections";

/** What all lines have to know. */
interface View {
  currentPath: string;
  sections: Sections;
  load: (path: string) => void;
}

interface CategoryProps {
  line: SidebarLine;
  /** Tells the section from all others. */
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

  // A page must not grow with the site: a closed section has no lines until a reader shows interest
  // in it, but a way in.
  const known = sections.get(id);
  const moreAt = known ? undefined : line.moreAt;
  const lines = moreAt ? [{ label: "First page", path: moreAt }] : (known ?? line.lines ?? []);
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

  // A category with a page: its label goes there, and the button beside it folds.
  if (line.path) {
    const isShown = isOpen || !canFold;
    return (
      <>
        <div className={styles.row}>
          <Item line={line} currentPath={currentPath} onClick={() => setOpen(true)} />
          {canFold && (
            <button
              type="button"
              className={styles.fold}
              aria-label={`Docs of ${line.label}`}
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
      <summary className={styles.category} {...onInterest}>
        {line.label}
      </summary>
      {/* The first doc is the way in without scripts. */}
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
  return (
    <Link
      href={target}
      className={styles.link}
      aria-current={target === currentPath ? "page" : undefined}
      onClick={onClick}
    >
      {line.label}
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
 * The list of docs with its sections (D3). The section of the current doc is open, and others are
 * loaded when they are opened.
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
    <nav ref={list} className={styles.sidebar} aria-label="Docs">
      <Lines lines={lines} around="" view={{ currentPath, sections, load }} />
    </nav>
  );
}
