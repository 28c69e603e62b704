import { Link } from "gatsby";
import { type MouseEvent, useEffect, useState } from "react";
import type { SearchSource } from "./client";
import { forgetPages, type RecentPage, recentPages } from "./recent-pages";
import * as styles from "./SearchStart.module.css";
import { waysOf } from "./ways";

interface SearchStartProps {
  source: () => Promise<SearchSource>;
  /** Called with the text that the reader wants to search for. */
  onSuggestion: (text: string) => void;
  /** Called when the reader opens a page. The page is null if it is always there. */
  onOpen: (event: MouseEvent, page: RecentPage | null) => void;
  /** Called when nothing is left of what had the focus. */
  onForgotten: () => void;
}

/** Links to pages, one a line. */
const Pages = ({
  pages,
  onOpen,
}: {
  pages: readonly RecentPage[];
  onOpen: (event: MouseEvent, page: RecentPage) => void;
}) => (
  <ul>
    {pages.map((page) => (
      <li key={page.path}>
        <Link to={page.path} onClick={(event) => onOpen(event, page)}>
          {page.label}
        </Link>
      </li>
    ))}
  </ul>
);

/** What the dialog shows before the reader types. */
export function SearchStart({ source, onSuggestion, onOpen, onForgotten }: SearchStartProps) {
  const [recent, setRecent] = useState(recentPages);
  const [offers, setOffers] = useState<Pick<SearchSource, "suggestions" | "parts"> | null>(null);
  useEffect(() => {
    let isShown = true;
    source().then(
      (loaded) => isShown && setOffers(loaded),
      // The dialog reports what is wrong.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [source]);
  const suggestions = offers?.suggestions ?? [];
  const ways = offers ? waysOf(offers.parts) : [];
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section aria-label={STRINGS.search.recent}>
          <div className={styles.head}>
            <h2>{STRINGS.search.recent}</h2>
            <button
              type="button"
              onClick={() => {
                forgetPages();
                setRecent([]);
                onForgotten();
              }}
            >
              {STRINGS.search.forget}
            </button>
          </div>
          <Pages pages={recent} onOpen={onOpen} />
        </section>
      )}
      {suggestions.length > 0 && (
        <section aria-label={STRINGS.search.suggestions}>
          <h2>{STRINGS.search.suggestions}</h2>
          <ul className={styles.suggestions}>
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onSuggestion(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ways.length > 0 && (
        <section aria-label={STRINGS.search.start}>
          <h2>{STRINGS.search.start}</h2>
          <Pages pages={ways} onOpen={(event) => onOpen(event, null)} />
        </section>
      )}
    </div>
  );
}
