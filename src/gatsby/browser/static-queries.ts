import { getStaticQueryResults } from "gatsby/cache-dir/loader";

declare global {
  interface Window {
    /**
     * The results of the page's static queries, by their hashes. Only pages that a build has
     * written have them (src/gatsby/page-scripts.ts).
     */
    staticQueries?: object;
  }
}

/**
 * Gives Gatsby's loader the results that the page already holds, so that it does not fetch them.
 */
export function takeStaticQueries(): void {
  Object.assign(getStaticQueryResults(), window.staticQueries);
}
