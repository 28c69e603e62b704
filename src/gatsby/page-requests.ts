/**
 * Answers requests for the data of pages as soon as their queries have run, in development.
 *
 * Why: Gatsby answers when it writes the file of a page's data. It writes none if the result is the
 * same as before, and answers five seconds later. Each page of the site also needs the data of
 * Gatsby's page for unknown addresses, whose query Gatsby forgets to run if addresses end without a
 * slash.
 * How much: a warm start of the development server shows its first page 5 s earlier, and so does a
 * reload after a page has come or gone; 0.4 s less for the forgotten query.
 * Asserted: holds.ts; each start finds Gatsby's step; page-requests.test.ts asks Gatsby for a page.
 * Until: gatsby/dist/utils/get-page-data.js listens to queries as well, and
 * gatsby/dist/services/calculate-dirty-queries.js knows the page's path without a slash.
 */
import type { ParentSpanPluginArgs } from "gatsby";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** Gatsby's page for unknown addresses. */
const UNKNOWN_ADDRESS = "/dev-404-page";

/** What Gatsby says of a query that has run. */
interface QueryRun {
  payload: { path: string };
}

/** A step of Gatsby's state machine in development. */
interface Services {
  calculateDirtyQueries?(context: {
    /** The pages that browsers have asked for. */
    currentlyHandledPendingQueryRuns?: Iterable<string>;
  }): Promise<unknown>;
}

/** Makes each request for the data of a page look again once the page's query has run. */
export function answerUnchanged({ emitter }: Pick<ParentSpanPluginArgs, "emitter">): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: QueryRun) => {
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
}

/** Makes Gatsby run the query of the page for unknown addresses together with those of others. */
export function runQueryOfUnknownAddress(): void {
  const { queryRunningServices: services }: { queryRunningServices: Services } = requireFromRoot(
    "gatsby/dist/state-machines/query-running/services",
  );
  const { calculateDirtyQueries } = services;
  assertFound(
    calculateDirtyQueries,
    "`calculateDirtyQueries` of Gatsby's state machine",
    "page-requests.ts",
  );
  services.calculateDirtyQueries = ({ currentlyHandledPendingQueryRuns = [], ...context }) =>
    calculateDirtyQueries({
      ...context,
      currentlyHandledPendingQueryRuns: [...currentlyHandledPendingQueryRuns, UNKNOWN_ADDRESS],
    });
}
