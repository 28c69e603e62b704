import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFresh, markFresh, markStale, SHIPPED } from "./sites";

const repository = process.cwd();
const root = mkdtempSync(join(tmpdir(), "sites-"));

beforeAll(() => {
  process.chdir(root);
  for (const folder of [".sites", "content", "public"]) mkdirSync(folder);
});
afterAll(() => {
  process.chdir(repository);
  rmSync(root, { recursive: true });
});

/** Writes what a build of some content would write. */
function build(text: string): void {
  writeFileSync("public/index.html", `<p>${text}</p>`);
}

beforeEach(() => {
  writeFileSync("content/site.yml", "one");
  build("one");
  markFresh(SHIPPED);
});

test("a site is fresh after it was built", () => {
  expect(isFresh(SHIPPED)).toBe(true);
});

test("a site is stale when the content has changed, and fresh when that is undone", () => {
  writeFileSync("content/site.yml", "two");
  expect(isFresh(SHIPPED)).toBe(false);
  writeFileSync("content/site.yml", "one");
  expect(isFresh(SHIPPED)).toBe(true);
});

test("a site is stale when other content was built there, although it is undone", () => {
  build("another");
  expect(isFresh(SHIPPED)).toBe(false);
});

test("a site is stale while it is built, and when nothing is left of it", () => {
  markStale(SHIPPED);
  expect(isFresh(SHIPPED)).toBe(false);
  markFresh(SHIPPED);
  rmSync("public/index.html");
  expect(isFresh(SHIPPED)).toBe(false);
});
