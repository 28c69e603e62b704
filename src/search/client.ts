import type { SearchUrls } from "./load";
import type { PageResult } from "./pages";
import type { Answer, Request } from "./protocol";

/** What is searched: where it is, and how many pages it is of. */
export interface SearchSource extends SearchUrls {
  pageCount: number;
}

/** What the search has to show. */
export interface SearchState {
  /** The input that the pages answer to. */
  input: string;
  pages: readonly PageResult[];
  /** Whether texts have been searched as well as titles and headings. */
  isComplete: boolean;
  /** Why it could not be loaded. */
  error: string | null;
}

type Listener = (state: SearchState) => void;

interface Engine {
  post: (request: Request) => void;
  stop: () => void;
}

/** What there is to show before anything has been searched for. */
export const NOTHING_FOUND: SearchState = { input: "", pages: [], isComplete: false, error: null };

/**
 * Up to so many pages the search runs in the page: results are then in the frame after the key,
 * where a thread's answer always comes a frame later. With more, loading would block the page for
 * longer than 50 ms (S6, `npm run bench:search`), so it gets a thread.
 */
const MOST_PAGES_IN_PAGE = 30;
const NO_SCRIPT = "Its script did not arrive.";

let isStarted = false;
let engine: Engine | undefined;
let state = NOTHING_FOUND;
let listener: Listener | undefined;
/** Whether titles and headings can be searched, and texts as well. */
let isLoaded = false;
let hasTexts = false;
/**
 * The input in the box. While the search is busy with an older one, keys in between are skipped.
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
    // An answer to older keys is never shown: the newer question follows at once.
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
  // What fails in a request is an answer, so this is the script itself, or one that it is made of.
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

/** Loads what is searched, if it is not there or on its way. After a failure it tries again. */
export function startSearch(source: () => Promise<SearchSource>): void {
  if (isStarted) return;
  isStarted = true;
  show({ error: null });
  source().then(startEngine, (error: Error) => fail(error.message));
}

/** Asks for what answers to an input; the listener gets it. */
export function searchFor(input: string): void {
  wanted = input;
  ask();
}

/** Follows what the search has to show. Answers with a function that ends it. */
export function watchSearch(onChange: Listener): () => void {
  listener = onChange;
  onChange(state);
  return () => {
    listener = undefined;
  };
}
