import type { SearchUrls } from "./load";
import type { PageResult } from "./ranking/pages";

/** What the page asks of the search engine, which may run in a worker. */
export type SearchRequest = { type: "load"; urls: SearchUrls } | { type: "search"; input: string };

/**
 * What the search engine answers. `isComplete` tells whether the answer covers texts, or only
 * titles and headings.
 */
export type Answer =
  | { type: "loaded"; isComplete: boolean }
  | { type: "failed"; message: string }
  | { type: "found"; input: string; pages: PageResult[]; isComplete: boolean };
