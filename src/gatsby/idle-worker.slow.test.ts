import { createRequire } from "node:module";
import { join } from "node:path";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { leaveWorkerIdle, prepareWorker } from "./idle-worker";

const fromRoot = createRequire(join(process.cwd(), "package.json"));
const pool = fromRoot("gatsby/dist/utils/worker/pool");
const services = fromRoot("gatsby/dist/services");
const { create } = pool;
const { calculateDirtyQueries } = services;
const { GATSBY_CPU_COUNT } = process.env;

const PREPARATIONS = ["loadConfigAndPlugins", "buildSchema"];
let done: string[];

beforeEach(() => {
  delete process.env.GATSBY_CPU_COUNT;
  done = [];
  const names = [...PREPARATIONS, "renderHTMLProd"];
  const all = names.map((name) => [
    name,
    (...args: object[]) => done.push(name, ...args.map(String)),
  ]);
  pool.create = () => ({ all: Object.fromEntries(all) });
});
afterAll(() => {
  pool.create = create;
  services.calculateDirtyQueries = calculateDirtyQueries;
  if (GATSBY_CPU_COUNT === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = GATSBY_CPU_COUNT;
});

/** Has a build with so many nodes in Gatsby's cache get to the point at which it bundles scripts. */
function start(nodes: number): string[] {
  leaveWorkerIdle({ getNodesByType: () => Array<Node>(nodes) });
  const { all } = pool.create();
  for (const name of PREPARATIONS) all[name]("now");
  return done;
}

/** Has the build go on with so many queries. Returns with how many processors they run. */
async function goOn(queries: number): Promise<string | undefined> {
  services.calculateDirtyQueries = async () => ({
    queryIds: { pageQueryIds: Array(queries - 1).fill({}), staticQueryIds: ["one"] },
  });
  await prepareWorker({ store: {} } as Pick<ParentSpanPluginArgs, "store">);
  expect(process.env.GATSBY_CPU_COUNT).toBeUndefined();
  await services.calculateDirtyQueries({});
  return process.env.GATSBY_CPU_COUNT;
}

test("if the cache is empty, the worker is prepared for queries at once", async () => {
  expect(start(0)).toEqual(["loadConfigAndPlugins", "now", "buildSchema", "now"]);
  expect(await goOn(1000)).toBeUndefined();
  expect(done).toHaveLength(4);
});

test("few queries run in Gatsby's own process, and the worker only renders pages", async () => {
  expect(start(1000)).toEqual([]);
  expect(await goOn(200)).toBe("1");
  expect(done).toEqual([]);
});

test("for many queries, the worker is prepared before scripts are bundled", async () => {
  expect(start(1000)).toEqual([]);
  expect(await goOn(201)).toBeUndefined();
  expect(done).toEqual(["loadConfigAndPlugins", "now", "buildSchema", "now"]);
});

test("with one processor, the worker only renders pages", async () => {
  process.env.GATSBY_CPU_COUNT = "1";
  expect(start(0)).toEqual([]);
  await prepareWorker({ store: {} } as Pick<ParentSpanPluginArgs, "store">);
  expect(done).toEqual([]);
});

test("a Gatsby without its workers, or one of their functions, ends the run", async () => {
  start(1);
  services.calculateDirtyQueries = undefined;
  await expect(prepareWorker({ store: {} } as Pick<ParentSpanPluginArgs, "store">)).rejects.toThrow(
    "`calculateDirtyQueries` of a build",
  );
  pool.create = () => ({ all: { loadConfigAndPlugins: () => {} } });
  expect(() => start(1)).toThrow(
    "src/gatsby/idle-worker.ts does not find `buildSchema` of Gatsby's workers. Adapt it to the installed versions, or remove it.",
  );
  pool.create = undefined;
  expect(() => start(1)).toThrow("`create` of Gatsby's workers");
});
