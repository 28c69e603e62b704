import { Link } from "gatsby";
import type { MouseEvent } from "react";
import { Marked } from "./Marked";
import { placeOf } from "./place-of";
import type { PageResult } from "./ranking/pages";
import type { RecentPage } from "./recent-pages";
import * as styles from "./SearchOptions.module.css";
import { Snippet } from "./Snippet";

const textOf = (parts: PageResult["title"]): string => parts.map(({ text }) => text).join("");

/** The key of the option that shows all sections of a page. No path is the same. */
const keyOfMore = (page: string): string => `more ${page}`;

/** Returns a key for each option of the results, in order. */
export const optionKeys = (pages: readonly PageResult[]): string[] =>
  pages.flatMap(({ path, sections, more }) => [
    ...sections.map((section) => section.path),
    ...(more > 0 ? [keyOfMore(path)] : []),
  ]);

interface SearchOptionsProps {
  /** The id of the list. Each option's id is this, a dash, and its place in the list. */
  id: string;
  pages: readonly PageResult[];
  /** The place of the active option. */
  active: number;
  isBusy: boolean;
  /** Called when the pointer is on an option. */
  onPoint: (place: number) => void;
  /** Called when the reader opens a result. */
  onOpen: (event: MouseEvent, page: RecentPage) => void;
  /** Called when the reader wants to see all sections of a page. */
  onUnfold: (page: string) => void;
}

/** The results in the dialog, by page (S4). The search field keeps the focus. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, pages, active, isBusy, onPoint, onOpen, onUnfold } = props;
  const keys = optionKeys(pages);
  /** Returns what all options have. */
  const option = (key: string) => {
    const place = keys.indexOf(key);
    return {
      role: "option",
      id: `${id}-${place}`,
      tabIndex: -1,
      "aria-selected": place === active,
      onMouseMove: () => onPoint(place),
    };
  };
  return (
    <div
      role="listbox"
      id={id}
      className={styles.results}
      aria-label="Results"
      aria-busy={isBusy}
      hidden={pages.length === 0}
    >
      {pages.map((page) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={page.path} role="group" aria-labelledby={`${id}-${page.path}`}>
          <p id={`${id}-${page.path}`} className={styles.page}>
            <span className={styles.title}>
              <Marked parts={page.title} />
            </span>{" "}
            <span className={styles.place}>{placeOf(page)}</span>
          </p>
          {page.sections.map(({ path, heading, ...section }) => (
            <Link
              key={path}
              to={path}
              {...option(path)}
              className={styles.result}
              onClick={(event) =>
                onOpen(event, {
                  path,
                  label: [page.title, heading].map(textOf).filter(Boolean).join(" › "),
                })
              }
            >
              {heading.length > 0 && (
                <span className={styles.heading}>
                  <Marked parts={heading} />
                </span>
              )}
              <span className={styles.snippet}>
                <Snippet {...section} />
              </span>
            </Link>
          ))}
          {page.more > 0 && (
            <button
              type="button"
              {...option(keyOfMore(page.path))}
              className={styles.more}
              onClick={() => onUnfold(page.path)}
            >
              {page.more} more in {textOf(page.title)}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
