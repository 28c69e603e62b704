import { createRequire } from "node:module";
import { join } from "node:path";
import { workInOwnProcess } from "./own-process";

const fromRoot = createRequire(join(process.cwd(), "package.json"));
const pool = fromRoot("gatsby/dist/utils/worker/pool");
const functions = fromRoot("gatsby/dist/utils/worker/child");
const { create } = pool;
const { GATSBY_CPU_COUNT } = process.env;

beforeEach(() => {
  delete process.env.GATSBY_CPU_COUNT;
});
afterEach(() => {
  jest.restoreAllMocks();
  pool.create = create;
});
afterAll(() => {
  if (GATSBY_CPU_COUNT === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = GATSBY_CPU_COUNT;
});

test("pages are rendered and queries run in this process, without another one", async () => {
  const fork = jest.spyOn(fromRoot("node:child_process"), "fork");
  workInOwnProcess();
  const { single, all, end } = pool.create();
  const renderer = join(__dirname, "no-such-renderer.js");
  await expect(
    single.renderHTMLDev({ htmlComponentRendererPath: renderer, paths: ["/"], envVars: [] }),
  ).rejects.toThrow(renderer);
  expect([all.loadConfigAndPlugins({}), all.buildSchema(), end()]).toEqual([[], [], []]);
  expect(fork).not.toHaveBeenCalled();
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
});

test("an owner who says how many processes there are has as many", () => {
  process.env.GATSBY_CPU_COUNT = "4";
  workInOwnProcess();
  expect(pool.create).toBe(create);
  expect(process.env.GATSBY_CPU_COUNT).toBe("4");
});

test("a Gatsby without its workers, or one of their functions, ends the run", () => {
  const { renderSlices } = functions;
  functions.renderSlices = undefined;
  expect(workInOwnProcess).toThrow(
    "src/gatsby/own-process.ts does not find `renderSlices` of Gatsby's workers. Adapt it to the installed versions, or remove it.",
  );
  functions.renderSlices = renderSlices;
  pool.create = undefined;
  expect(workInOwnProcess).toThrow("`create` of Gatsby's workers");
});
