/**
 * A worker blocks nothing, but each answer takes a frame longer: 25 to 28 ms from a key, and 9 to
 * 14 ms in the page, at 11 to 29 pages. From 30 pages on, loading would block the page for longer
 * than 50 ms. At 1,000 docs a key takes 34 ms in the worker.
 */
import type { SearchUrls } from "./load";
import type { Reply, Request } from "./protocol";
import { type Answer, NO_ANSWER, type Question } from "./question";
import type { SiteParts } from "./ways";

/** Where the search data is, and what the search offers before the reader types. */
export interface SearchSource {
  urls: SearchUrls;
  /** How many pages the data covers. */
  pageCount: number;
  /** What the reader may want to search for. */
  suggestions: readonly string[];
  parts: SiteParts;
}

/** What the search shows. */
export interface SearchState {
  /** The question that `answer` answers. Null before the first answer. */
  question: Question | null;
  answer: Answer;
  /** Whether the search covered texts as well as titles and headings. */
  isComplete: boolean;
  /** Why the search could not be loaded. Null if nothing failed. */
  error: string | null;
}

type Listener = (state: SearchState) => void;

interface Engine {
  post: (request: Request) => void;
  stop: () => void;
}

/**
 * A part of the page that asks the search: the dialog, or the page of results. While the search is
 * busy with an older question of an asker, it skips the questions in between.
 */
interface Asker {
  wanted: Question | null;
  /** The question that the search is busy with. */
  asked: Question | null;
  state: SearchState;
  listener: Listener;
}

/** What the search shows before the first question. */
export const NOTHING_ASKED: SearchState = {
  question: null,
  answer: NO_ANSWER,
  isComplete: false,
  error: null,
};

/**
 * Up to this number of pages the search runs on the main thread. Its results are then in the frame
 * after the key press. The answer of a worker always comes one frame later. With more pages,
 * loading would block the main thread for longer than 50 ms (S6, `npm run bench:search`). So the
 * search then runs in a worker.
 */
const MOST_PAGES_IN_PAGE = 30;

let isStarted = false;
let engine: Engine | undefined;
let error: string | null = null;
/** Whether titles and headings can be searched (`isLoaded`), and texts as well (`hasTexts`). */
let isLoaded = false;
let hasTexts = false;
const askers = new Map<number, Asker>();
let lastAsker = 0;

function show(asker: Asker, change: Partial<SearchState>): void {
  asker.state = { ...asker.state, ...change };
  asker.listener(asker.state);
}

function ask(id: number, asker: Asker): void {
  if (!isLoaded || asker.asked || !asker.wanted) return;
  asker.asked = asker.wanted;
  engine?.post({ type: "search", asker: id, question: asker.asked });
}

function fail(message: string): void {
  engine?.stop();
  engine = undefined;
  isStarted = false;
  isLoaded = false;
  hasTexts = false;
  error = message;
  for (const asker of askers.values()) {
    asker.asked = null;
    show(asker, { error });
  }
}

function receive(reply: Reply): void {
  if (reply.type === "failed") {
    fail(reply.message);
  } else if (reply.type === "loaded") {
    isLoaded = true;
    hasTexts = reply.isComplete;
    for (const [id, asker] of askers) ask(id, asker);
  } else {
    const { asker: id, answer, isComplete } = reply;
    const asker = askers.get(id);
    if (!asker) return;
    const question = asker.asked;
    asker.asked = null;
    // The answer to an older question is never shown. The newer question follows at once.
    const isWanted = question === asker.wanted;
    if (isWanted) show(asker, { question, answer, isComplete });
    if (!isWanted || isComplete !== hasTexts) ask(id, asker);
  }
}

async function startInPage(): Promise<Engine> {
  const { createEngine } = await import("./engine");
  return { post: createEngine(receive), stop: () => {} };
}

async function startThread(): Promise<Engine> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => receive(data));
  // Errors in a request arrive as replies. So this event means that the worker's script, or a part
  // of it, did not load.
  worker.addEventListener("error", () => fail(STRINGS.search.noScript));
  return {
    post: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
}

function startEngine({ pageCount, urls }: SearchSource): void {
  const start = pageCount > MOST_PAGES_IN_PAGE ? startThread : startInPage;
  start().then(
    (started) => {
      engine = started;
      engine.post({ type: "load", urls });
    },
    () => fail(STRINGS.search.noScript),
  );
}

/** Loads the search data, unless it is loaded or loading. After a failure it tries again. */
export function startSearch(source: () => Promise<SearchSource>): void {
  if (isStarted) return;
  isStarted = true;
  error = null;
  for (const asker of askers.values()) show(asker, { error });
  source().then(startEngine, (failure: Error) => fail(failure.message));
}

/** What an asker can do. */
export interface Search {
  /** Asks a question. The listener receives the answer. */
  ask: (question: Question) => void;
  /** Ends the search. The listener is called no more. */
  end: () => void;
}

/** Begins a search. The listener is called now and whenever there is something new to show. */
export function beginSearch(listener: Listener): Search {
  lastAsker += 1;
  const id = lastAsker;
  const asker: Asker = {
    wanted: null,
    asked: null,
    state: { ...NOTHING_ASKED, error },
    listener,
  };
  askers.set(id, asker);
  listener(asker.state);
  return {
    ask: (question) => {
      asker.wanted = question;
      ask(id, asker);
    },
    end: () => askers.delete(id),
  };
}
