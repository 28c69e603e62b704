import type { SearchUrls } from "./load";
import type { Answer, SearchRequest } from "./protocol";
import type { PageResult } from "./ranking/pages";

/** Where the search data is, and how many pages it covers. */
export interface SearchSource extends SearchUrls {
  pageCount: number;
}

/** What the search shows. */
export interface SearchState {
  /** The input that `pages` answers. */
  input: string;
  pages: readonly PageResult[];
  /** Whether the search covered texts as well as titles and headings. */
  isComplete: boolean;
  /** Why the search could not be loaded. Null if nothing failed. */
  error: string | null;
}

type Listener = (state: SearchState) => void;

interface Engine {
  post: (request: SearchRequest) => void;
  stop: () => void;
}

/** What the search shows before the first input. */
export const NOTHING_FOUND: SearchState = { input: "", pages: [], isComplete: false, error: null };

/**
 * Up to this number of pages the search runs on the main thread. Its results are then in the frame
 * after the key press. The answer of a worker always comes one frame later. With more pages,
 * loading would block the main thread for longer than 50 ms (S6, `npm run bench:search`). So the
 * search then runs in a worker.
 */
const MOST_PAGES_IN_PAGE = 30;
const NO_SCRIPT = "Its script did not arrive.";

let isStarted = false;
let engine: Engine | undefined;
let state = NOTHING_FOUND;
let listener: Listener | undefined;
/** Whether titles and headings can be searched (`isLoaded`), and texts as well (`hasTexts`). */
let isLoaded = false;
let hasTexts = false;
/**
 * The input in the search field. While the search is busy with an older input, it skips the inputs
 * in between.
 */
let wanted = "";
let isBusy = false;

function show(change: Partial<SearchState>): void {
  state = { ...state, ...change };
  listener?.(state);
}

function ask(): void {
  if (!isLoaded || isBusy) return;
  isBusy = true;
  engine?.post({ type: "search", input: wanted });
}

function fail(error: string): void {
  engine?.stop();
  engine = undefined;
  isStarted = false;
  isLoaded = false;
  hasTexts = false;
  isBusy = false;
  show({ error });
}

function receive(answer: Answer): void {
  if (answer.type === "failed") {
    fail(answer.message);
  } else if (answer.type === "loaded") {
    isLoaded = true;
    hasTexts = answer.isComplete;
    ask();
  } else {
    const { input, pages, isComplete } = answer;
    isBusy = false;
    // An answer to an older input is never shown. The request for the newer input follows at once.
    if (input === wanted) show({ input, pages, isComplete });
    if (input !== wanted || isComplete !== hasTexts) ask();
  }
}

async function startInPage(): Promise<Engine> {
  const { createEngine } = await import("./engine");
  return { post: createEngine(receive), stop: () => {} };
}

async function startThread(): Promise<Engine> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => receive(data));
  // Errors in a request arrive as answers. So this event means that the worker's script, or a part
  // of it, did not load.
  worker.addEventListener("error", () => fail(NO_SCRIPT));
  return {
    post: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
}

function startEngine({ pageCount, ...urls }: SearchSource): void {
  const start = pageCount > MOST_PAGES_IN_PAGE ? startThread : startInPage;
  start().then(
    (started) => {
      engine = started;
      engine.post({ type: "load", urls });
    },
    () => fail(NO_SCRIPT),
  );
}

/** Loads the search data, unless it is loaded or loading. After a failure it tries again. */
export function startSearch(source: () => Promise<SearchSource>): void {
  if (isStarted) return;
  isStarted = true;
  show({ error: null });
  source().then(startEngine, (error: Error) => fail(error.message));
}

/** Starts a search for an input. The listener receives the results. */
export function searchFor(input: string): void {
  wanted = input;
  ask();
}

/**
 * Calls the listener now and whenever the search has something new to show. Returns a function that
 * removes the listener.
 */
export function watchSearch(onChange: Listener): () => void {
  listener = onChange;
  onChange(state);
  return () => {
    listener = undefined;
  };
}
