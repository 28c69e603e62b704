/**
 * Keeps Gatsby's worker from loading plugins and making a schema if it will run no queries.
 *
 * Why: with one processor, Gatsby runs queries in its own process, and prepares its worker for them
 * all the same. The worker only renders pages.
 * How much: 1.2 s of the processors in each build of a small site.
 * Asserted: each start finds Gatsby's pool; idle-worker.test.ts.
 * Until: Gatsby prepares no worker for queries that it does not run.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../data/files/project";
import { assertFound } from "./assert-found";

/** Gatsby's worker, with the functions that it runs. */
interface Worker {
  all: Record<string, unknown>;
}

interface PoolModule {
  create?(): Worker;
}

/** Changes the worker if Gatsby has one processor. */
export function leaveWorkerIdle({ GATSBY_CPU_COUNT }: NodeJS.ProcessEnv = process.env): void {
  if (GATSBY_CPU_COUNT !== "1") return;
  const pool: PoolModule = createRequire(join(root, "package.json"))(
    "gatsby/dist/utils/worker/pool",
  );
  const { create } = pool;
  assertFound(create, "`create` of Gatsby's workers", "idle-worker.ts");
  pool.create = () => {
    const worker = create();
    for (const name of ["loadConfigAndPlugins", "buildSchema"]) {
      assertFound(worker.all[name], `\`${name}\` of Gatsby's workers`, "idle-worker.ts");
      worker.all[name] = () => [];
    }
    return worker;
  };
}
