import type { SearchUrls } from "./load";
import type { PageResult } from "./pages";
import type { Answer, Request } from "./protocol";

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

/** What there is to show before anything has been searched for. */
export const NOTHING_FOUND: SearchState = { input: "", pages: [], isComplete: false, error: null };

let worker: Worker | undefined;
let state = NOTHING_FOUND;
let listener: Listener | undefined;
/** Whether titles and headings can be searched, and texts as well. */
let isLoaded = false;
let hasTexts = false;
/** The input in the box. While the thread is busy with an older one, keys in between are skipped. */
let wanted = "";
let isBusy = false;

function show(change: Partial<SearchState>): void {
  state = { ...state, ...change };
  listener?.(state);
}

const post = (request: Request): void => worker?.postMessage(request);

function ask(): void {
  if (!isLoaded || isBusy) return;
  isBusy = true;
  post({ type: "search", input: wanted });
}

function fail(error: string): void {
  worker?.terminate();
  worker = undefined;
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

/** Loads what is searched, if it is not there or on its way. After a failure it tries again. */
export function startSearch(urls: SearchUrls): void {
  if (worker) return;
  show({ error: null });
  worker = new Worker(new URL("./worker.ts", import.meta.url));
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => receive(data));
  // Without a message it is not an error of the script, but of loading it.
  worker.addEventListener("error", ({ message }) => fail(message || "Its script did not arrive."));
  post({ type: "load", urls });
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
