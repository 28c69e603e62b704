import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { workInFolder } from "../../../test/jest/folders";
import * as roots from "../files/roots";

const SITE = readFileSync("test/site/content/site.yml", "utf8");

jest.doMock("../files/roots", () => ({ ...roots, root: "", contentRoot: "content" }));

workInFolder({ "content/site.yml": SITE });

test("G1 a document is compiled again if what it is compiled with has changed", async () => {
  const { environmentDigest } = await import("./environment");
  let last = environmentDigest([], undefined);
  /** Writes a file, or removes it. Returns whether documents have to be compiled again. */
  function changes(path: string, text: string | undefined): boolean {
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
    const before = last;
    last = environmentDigest([], undefined);
    return last !== before;
  }
  const tags = "content/blog/tags.yml";
  const elements = "src/theme/MDXComponents.js";
  expect(changes(tags, "gas: { label: Gas }\n")).toBe(false);
  expect(changes(tags, "gas: { label: Gas, permalink: fuel }\n")).toBe(true);
  expect(changes(elements, "export default { Badge: 1 };")).toBe(true);
  expect(changes(elements, "export default { Badge: 22 };")).toBe(false);
  expect(changes(elements, undefined)).toBe(true);
  expect(changes("content/glossary.yml", "terms: [{ term: Gas, definition: Fuel. }]\n")).toBe(true);
  expect(changes("content/site.yml", `${SITE}\n# A comment changes nothing.\n`)).toBe(false);
  expect(changes("content/site.yml", SITE.replace(/^ {2}name: .*$/m, "  name: Other"))).toBe(true);
});
