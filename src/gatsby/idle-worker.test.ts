import { createRequire } from "node:module";
import { join } from "node:path";
import { leaveWorkerIdle } from "./idle-worker";

const pool = createRequire(join(process.cwd(), "package.json"))("gatsby/dist/utils/worker/pool");
const { create } = pool;
const run = jest.fn(() => ["done"]);
const FUNCTIONS = ["loadConfigAndPlugins", "buildSchema", "renderHTMLProd"];

beforeEach(() => {
  run.mockClear();
  pool.create = () => ({ all: Object.fromEntries(FUNCTIONS.map((name) => [name, run])) });
});
afterAll(() => {
  pool.create = create;
});

/** Has a new worker of Gatsby run all its functions. Returns how many did anything. */
function timesRun(environment: NodeJS.ProcessEnv): number {
  leaveWorkerIdle(environment);
  const { all } = pool.create();
  for (const name of FUNCTIONS) all[name]();
  return run.mock.calls.length;
}

test("a worker that runs no queries only renders pages", () => {
  expect(timesRun({ GATSBY_CPU_COUNT: "1" })).toBe(1);
});

test.each([undefined, "2"])("a worker that runs queries is prepared for them: %s", (count) => {
  expect(timesRun({ GATSBY_CPU_COUNT: count })).toBe(3);
});

test("a Gatsby without its workers, or one of their functions, ends the run", () => {
  pool.create = () => ({ all: { loadConfigAndPlugins: run } });
  leaveWorkerIdle({ GATSBY_CPU_COUNT: "1" });
  expect(() => pool.create()).toThrow(
    "src/gatsby/idle-worker.ts does not find `buildSchema` of Gatsby's workers. Adapt it to the installed versions, or remove it.",
  );
  pool.create = undefined;
  expect(() => leaveWorkerIdle({ GATSBY_CPU_COUNT: "1" })).toThrow("`create` of Gatsby's workers");
});
