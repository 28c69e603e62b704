import { Link } from "gatsby";
import type { MouseEvent } from "react";
import { languageOf } from "./language-of";
import { Marked } from "./Marked";
import { placeOf } from "./place-of";
import type { PageResult } from "./ranking/pages";
import type { RecentPage } from "./recent-pages";
import * as styles from "./SearchOptions.module.css";
import { Snippet } from "./Snippet";

const textOf = (parts: PageResult["title"]): string => parts.map(({ text }) => text).join("");

/** Returns the id of a page's list of options. */
export const listId = (id: string, page: number): string => `${id}-list-${page}`;

/** Returns the id of an option, by its place among all options. */
export const optionId = (id: string, place: number): string => `${id}-${place}`;

interface SearchOptionsProps {
  /** With what the ids of all lists and options begin. */
  id: string;
  pages: readonly PageResult[];
  /** The place of the active option. */
  active: number;
  isBusy: boolean;
  /** Called when the pointer is on an option. */
  onPoint: (place: number) => void;
  /** Called when the reader opens a result. */
  onOpen: (event: MouseEvent, page: RecentPage) => void;
  /**
   * Called when the reader wants to see all sections of a page, with the place that the first of
   * those to come will have.
   */
  onUnfold: (page: string, next: number) => void;
}

/**
 * The results in the dialog: a list of options for each page (S4). The search field keeps the focus,
 * and its arrows lead from option to option. A list contains nothing else, so the button that shows
 * all sections of a page follows the page's list.
 */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, pages, active, isBusy, onPoint, onOpen, onUnfold } = props;
  const paths = pages.flatMap(({ sections }) => sections.map(({ path }) => path));
  /** Returns the place of a page's last option. No path is twice in the results. */
  const lastOf = ({ sections }: PageResult) => paths.indexOf(sections.at(-1)?.path ?? "");
  return (
    <div className={styles.results} aria-busy={isBusy} hidden={pages.length === 0}>
      {pages.map((page, pagePlace) => {
        const list = listId(id, pagePlace);
        return (
          <div key={page.path}>
            <p id={`${list}-title`} className={styles.page}>
              <span className={styles.title} {...languageOf(page.path)}>
                <Marked parts={page.title} />
              </span>{" "}
              <span className={styles.place}>{placeOf(page)}</span>
            </p>
            <div role="listbox" id={list} aria-labelledby={`${list}-title`}>
              {page.sections.map(({ path, heading, ...section }) => {
                const place = paths.indexOf(path);
                return (
                  <Link
                    key={path}
                    to={path}
                    role="option"
                    id={optionId(id, place)}
                    tabIndex={-1}
                    aria-selected={place === active}
                    className={styles.result}
                    lang={languageOf(path)?.lang}
                    onMouseMove={() => onPoint(place)}
                    onClick={(event) =>
                      onOpen(event, {
                        path,
                        label: [page.title, heading].map(textOf).filter(Boolean).join(" › "),
                      })
                    }
                  >
                    {heading.length > 0 && (
                      <span className={styles.heading} {...languageOf(path)}>
                        <Marked parts={heading} />
                      </span>
                    )}
                    <span className={styles.snippet} {...languageOf(path)}>
                      <Snippet {...section} />
                    </span>
                  </Link>
                );
              })}
            </div>
            {page.more > 0 && (
              <button
                type="button"
                className={styles.more}
                // The field keeps the focus, and a phone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onUnfold(page.path, lastOf(page) + 1)}
              >
                {STRINGS.search.more(page.more, textOf(page.title))}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
