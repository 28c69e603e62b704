import type { SearchUrls } from "./load";
import type { PageResult } from "./pages";

/** What the page asks of the search's thread. */
export type Request = { type: "load"; urls: SearchUrls } | { type: "search"; input: string };

/**
 * What the thread answers. `isComplete`: whether texts were searched, or only titles and headings.
 */
export type Answer =
  | { type: "loaded"; isComplete: boolean }
  | { type: "failed"; message: string }
  | { type: "found"; input: string; pages: PageResult[]; isComplete: boolean };
