import { type Loaded, loadHeadings, loadTexts, type SearchUrls } from "./load";
import { groupByPage } from "./pages";
import type { Answer, Request } from "./protocol";
import { search } from "./search";

// The search has a thread of its own: with 1,000 docs a key costs more than a page may be blocked (S6).

let loaded: Loaded | undefined;
let isComplete = false;

const answer = (message: Answer): void => postMessage(message);

async function load(urls: SearchUrls): Promise<void> {
  try {
    const headings = loadHeadings(urls);
    const complete = loadTexts(urls, headings);
    // Waited for below, also when the headings fail.
    complete.catch(() => {});
    loaded = await headings;
    answer({ type: "loaded", isComplete });
    loaded = await complete;
    isComplete = true;
    answer({ type: "loaded", isComplete });
  } catch (error) {
    answer({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.type === "load") {
    load(data.urls);
  } else {
    const { input } = data;
    const pages = loaded ? groupByPage(search(loaded.data, input), loaded.textOf) : [];
    answer({ type: "found", input, pages, isComplete });
  }
});
