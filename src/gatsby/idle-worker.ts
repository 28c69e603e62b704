/**
 * Keeps Gatsby's worker from loading plugins and making a schema if it has few or no queries to
 * run. The worker then only renders pages.
 *
 * Why: Gatsby prepares its worker for queries in each build, and starts it anew after them, although
 * a build after an edit has a handful of queries. With one processor, Gatsby runs queries in its own
 * process, and prepares its worker all the same.
 * How much: 1.2 s of the processors in each build of a small site. At 1,000 docs, 3.5 of 13.7 s of
 * a build with one doc changed.
 * Asserted: each start finds Gatsby's pool; idle-worker.slow.test.ts.
 * Until: Gatsby prepares its worker for queries once it has many to run.
 */
import type { ParentSpanPluginArgs } from "gatsby";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** Up to so many queries, preparing another process takes longer than it saves. */
const FEW_QUERIES = 200;

/** Gatsby's worker, with the functions that it runs. */
interface Worker {
  all: Record<string, ((...args: object[]) => unknown) | undefined>;
}

interface PoolModule {
  create?(): Worker;
}

interface QueryIds {
  pageQueryIds: readonly object[];
  staticQueryIds: readonly string[];
}

/** The step of a build that finds the queries to run. It comes right before they run. */
interface Services {
  calculateDirtyQueries?(context: object): Promise<{ queryIds: QueryIds }>;
}

const hasOneProcessor = (): boolean => process.env.GATSBY_CPU_COUNT === "1";

/** What the worker has not been told to do. */
let postponed: (() => unknown)[] = [];

/**
 * Postpones the preparation of the worker. If Gatsby's cache is empty, all queries have to run, so
 * the worker is prepared at once.
 */
export function leaveWorkerIdle({
  getNodesByType,
}: Pick<ParentSpanPluginArgs, "getNodesByType">): void {
  const pool: PoolModule = requireFromRoot("gatsby/dist/utils/worker/pool");
  const { create } = pool;
  assertFound(create, "`create` of Gatsby's workers", "idle-worker.ts");
  pool.create = () => {
    const worker = create();
    let isIdle: boolean | undefined;
    for (const name of ["loadConfigAndPlugins", "buildSchema"]) {
      const run = worker.all[name];
      assertFound(run, `\`${name}\` of Gatsby's workers`, "idle-worker.ts");
      worker.all[name] = (...args) => {
        isIdle ??= hasOneProcessor() || getNodesByType("Mdx").length > 0;
        if (!isIdle) return run(...args);
        postponed.push(() => run(...args));
        return [];
      };
    }
    return worker;
  };
}

/**
 * Prepares the worker now if it has many queries to run. If not, has Gatsby run them in its own
 * process. Call it before a build bundles its scripts, which gives the worker the time.
 */
export async function prepareWorker({ store }: Pick<ParentSpanPluginArgs, "store">): Promise<void> {
  if (postponed.length === 0 || hasOneProcessor()) return;
  const services: Services = requireFromRoot("gatsby/dist/services");
  const { calculateDirtyQueries } = services;
  assertFound(calculateDirtyQueries, "`calculateDirtyQueries` of a build", "idle-worker.ts");
  const { queryIds } = await calculateDirtyQueries({ store });
  if (queryIds.pageQueryIds.length + queryIds.staticQueryIds.length > FEW_QUERIES) {
    for (const prepare of postponed) prepare();
  } else {
    services.calculateDirtyQueries = async (context) => {
      const found = await calculateDirtyQueries(context);
      // Gatsby looks at this right after. Set before, it would be a constant of both bundles.
      process.env.GATSBY_CPU_COUNT = "1";
      return found;
    };
  }
  postponed = [];
}
