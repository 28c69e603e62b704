import type { SearchUrls } from "./load";
import type { Answer, Question } from "./question";

/** What the page asks of the search engine, which may run in a worker. */
export type Request =
  | { type: "load"; urls: SearchUrls }
  | { type: "search"; asker: number; question: Question };

/**
 * What the search engine replies. `isComplete` tells whether the answer covers texts, or only
 * titles and headings.
 */
export type Reply =
  | { type: "loaded"; isComplete: boolean }
  | { type: "failed"; message: string }
  | { type: "found"; asker: number; answer: Answer; isComplete: boolean };
