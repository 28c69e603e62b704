import { Link } from "../../elements/Link/Link";
import * as styles from "./RouteSuggestions.module.css";
import { useNearestPages } from "./use-nearest-pages";

interface RouteSuggestionsProps {
  /** The route that does not exist. */
  path: string;
  /** URL of the file in which the search keeps the titles and routes of all sections. */
  pagesUrl: string;
}

/**
 * "Did you mean …": the existing pages whose routes are most similar to a route that does not exist
 * (E5).
 */
export function RouteSuggestions({ path, pagesUrl }: RouteSuggestionsProps) {
  const pages = useNearestPages(path, pagesUrl);
  return (
    // The live region is always there. A screen reader reads out only what is added to a live
    // region that it already knows.
    <div aria-live="polite">
      {pages.length > 0 && (
        <section className={styles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions" className={styles.title}>
            Did you mean
          </h2>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link href={page.path} className={styles.link}>
                  {page.title}
                </Link>
                <span className={styles.path}>{page.path}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
