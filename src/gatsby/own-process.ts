/**
 * Runs the work of Gatsby's workers in Gatsby's own process. Queries run there too.
 *
 * Why: Gatsby starts another process in each build and each start of the development server. That
 * process loads Gatsby, all plugins and the schema anew, to render pages and run queries.
 * How much: 1.6 of 13.4 s of the processors and 140 MB of a cold build of 11 docs (0.4 of 8.4 s by the
 * clock); 1.5 of 54.8 s and 100 MB at 1,000 docs.
 * Asserted: each start finds Gatsby's pool and functions; `holds.ts`; own-process.slow.test.ts.
 * Until: Gatsby has an option for it. Its own option, GATSBY_CPU_COUNT, keeps the process for pages.
 */
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** What a worker does before it runs queries. This process has done it already. */
const PREPARATIONS = ["loadConfigAndPlugins", "buildSchema"];
/** What workers do here besides. */
const RENDERING = ["renderHTMLProd", "renderHTMLDev", "renderSlices"];

type Work = (...args: object[]) => unknown;

/** Gatsby's workers: functions for one of them, and functions for all of them. */
interface Workers {
  single: Record<string, Work>;
  all: Record<string, Work>;
  end(): Promise<void>[];
}

interface PoolModule {
  create?(): Workers;
}

/**
 * Replaces Gatsby's workers by functions of this process. Does nothing if the owner has set
 * GATSBY_CPU_COUNT: then as many processes share the work.
 */
export function workInOwnProcess(): void {
  if (process.env.GATSBY_CPU_COUNT !== undefined) return;
  const pool: PoolModule = requireFromRoot("gatsby/dist/utils/worker/pool");
  const functions: Record<string, Work> = requireFromRoot("gatsby/dist/utils/worker/child");
  assertFound(pool.create, "`create` of Gatsby's workers", "own-process.ts");
  for (const name of RENDERING)
    assertFound(functions[name], `\`${name}\` of Gatsby's workers`, "own-process.ts");
  // With one processor, Gatsby runs queries in its own process.
  process.env.GATSBY_CPU_COUNT = "1";
  pool.create = () => ({
    single: Object.fromEntries(
      RENDERING.map((name) => [name, async (...args) => functions[name]?.(...args)]),
    ),
    all: Object.fromEntries(PREPARATIONS.map((name) => [name, () => []])),
    end: () => [],
  });
}
