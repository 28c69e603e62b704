/**
 * Answers a request for a page's data as soon as its query has run, in development.
 *
 * Why: Gatsby answers when it writes the file of the page's data. It writes none if the result is
 * the same as before, and answers five seconds later.
 * How much: a warm start of the development server shows its first page 5 s earlier. So does a
 * reload after a page has come or gone.
 * Asserted: holds.ts; unchanged-results.test.ts asks Gatsby for a page's data.
 * Until: gatsby/dist/utils/get-page-data.js listens to queries as well.
 */
import type { ParentSpanPluginArgs } from "gatsby";

/** What Gatsby says of a query that has run. */
interface QueryRun {
  payload: { path: string };
}

/** Makes each request for the data of a page look again once the page's query has run. */
export function answerUnchanged({ emitter }: Pick<ParentSpanPluginArgs, "emitter">): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: QueryRun) => {
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
}
