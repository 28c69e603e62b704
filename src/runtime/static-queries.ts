import { getStaticQueryResults } from "gatsby/cache-dir/loader";

declare global {
  interface Window {
    /**
     * What the page's static queries have found, by their hashes; only in pages that were built
     * (src/output/host/page-scripts.ts).
     */
    staticQueries?: object;
  }
}

/** Gives Gatsby's loader what is in the page already, so that it does not ask for it. */
export function takeStaticQueries(): void {
  Object.assign(getStaticQueryResults(), window.staticQueries);
}
