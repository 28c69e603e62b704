import { loadHeadings, loadTexts, type SearchUrls } from "./load";
import type { Reply, Request } from "./protocol";
import { answerTo } from "./ranking/answer";
import type { SearchData } from "./ranking/data";

/**
 * Returns a function that handles requests. Once the data is loaded, it answers a search in the
 * same task.
 */
export function createEngine(reply: (message: Reply) => void): (request: Request) => void {
  let data: SearchData | undefined;
  let isComplete = false;

  const load = async (urls: SearchUrls): Promise<void> => {
    const headings = loadHeadings(urls);
    const complete = loadTexts(urls, headings);
    // If the headings fail, the code below never awaits `complete`. Without this handler, the
    // browser would then report an unhandled rejection.
    complete.catch(() => {});
    data = await headings;
    reply({ type: "loaded", isComplete });
    data = await complete;
    isComplete = true;
    reply({ type: "loaded", isComplete });
  };

  return async (request) => {
    try {
      if (request.type === "load") {
        await load(request.urls);
      } else if (data) {
        const answer = answerTo(data, request.question);
        reply({ type: "found", asker: request.asker, answer, isComplete });
      }
    } catch (error) {
      reply({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };
}
