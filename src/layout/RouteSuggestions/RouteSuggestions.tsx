import type { ReactNode } from "react";
import { Link } from "../../prose/Link/Link";
import { labelOf } from "../../prose/label-of";
import * as styles from "./RouteSuggestions.module.css";
import { useNearestPages } from "./use-nearest-pages";

interface RouteSuggestionsProps {
  /** The route that does not exist. */
  path: string;
  /** URL of the file in which the search keeps the titles and routes of all sections. */
  pagesUrl: string | null | undefined;
  /** What stands below the suggestions. */
  children: ReactNode;
}

/**
 * "Did you mean …": the existing pages whose routes are most similar to a route that does not exist
 * (E5). What stands below waits for them, so that nothing moves when they arrive.
 */
export function RouteSuggestions({ path, pagesUrl, children }: RouteSuggestionsProps) {
  const pages = useNearestPages(path, pagesUrl);
  return (
    <>
      {/*
        The live region is always there. A screen reader reads out only what is added to a live
        region that it already knows.
      */}
      <div aria-live="polite">
        {pages && pages.length > 0 && (
          <section className={styles.suggestions} aria-labelledby="suggestions">
            <h2 id="suggestions" className={styles.title}>
              {STRINGS.notFound.suggestions}
            </h2>
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link href={page.path} className={styles.link}>
                    {labelOf(page.path, page.title)}
                  </Link>
                  <span className={styles.path}>{page.path}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.below} data-settled={pages !== undefined || undefined}>
        {children}
      </div>
    </>
  );
}
