import { type Loaded, loadHeadings, loadTexts, type SearchUrls } from "./load";
import type { Answer, SearchRequest } from "./protocol";
import { groupByPage } from "./ranking/pages";
import { search } from "./ranking/search";

/**
 * Returns a function that answers requests. Once the data is loaded, it answers a search in the
 * same task.
 */
export function createEngine(answer: (message: Answer) => void): (request: SearchRequest) => void {
  let loaded: Loaded | undefined;
  let isComplete = false;

  const load = async (urls: SearchUrls): Promise<void> => {
    const headings = loadHeadings(urls);
    const complete = loadTexts(urls, headings);
    // If the headings fail, the code below never awaits `complete`. Without this handler, the
    // browser would then report an unhandled rejection.
    complete.catch(() => {});
    loaded = await headings;
    answer({ type: "loaded", isComplete });
    loaded = await complete;
    isComplete = true;
    answer({ type: "loaded", isComplete });
  };

  return async (request) => {
    try {
      if (request.type === "load") {
        await load(request.urls);
      } else {
        const { input } = request;
        const pages = loaded ? groupByPage(search(loaded.data, input), loaded.textOf) : [];
        answer({ type: "found", input, pages, isComplete });
      }
    } catch (error) {
      answer({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };
}
