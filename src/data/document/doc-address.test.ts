import { isPartial } from "../files/markdown-files";
import { docAddress, isFolderPage, linkBase, splitNumberPrefix } from "./doc-address";

describe("M6 a number before a name orders it", () => {
  test.each<[string, string, number | null]>([
    ["intro", "intro", null],
    ["01-intro", "intro", 1],
    ["0-intro", "intro", 0],
    ["003 - intro", "intro", 3],
    ["2. setup", "setup", 2],
    ["4_setup", "setup", 4],
    ["12--two-dashes", "two-dashes", 12],
    ["1-foo 2", "foo 2", 1],
    ["10x-faster", "10x-faster", null],
    ["42", "42", null],
    ["42-", "42-", null],
    ["2021-08-26-welcome", "2021-08-26-welcome", null],
    ["2021-08", "2021-08", null],
    ["26.08.2021 news", "26.08.2021 news", null],
    ["8.0-migration", "8.0-migration", null],
    ["1.2.3", "1.2.3", null],
    ["7-1 loss", "7-1 loss", null],
  ])("%s is %s at %j", (written, name, position) => {
    expect(splitNumberPrefix(written)).toEqual({ name, position });
  });
});

describe("M6 the page of a folder", () => {
  test.each([
    ["index.md", true],
    ["guides/index.mdx", true],
    ["guides/README.md", true],
    ["guides/Guides.md", true],
    ["01-guides/01-guides.md", true],
    ["01-guides/guides.md", false],
    ["guides/intro.md", false],
    ["guides/01-index.md", false],
    ["a/guides/a.md", false],
  ])("%s: %s", (path, expected) => {
    expect(isFolderPage(path)).toBe(expected);
  });
});

describe("M6 files and folders with an underscore are no pages", () => {
  test.each([
    ["_part.md", true],
    ["a/_part.mdx", true],
    ["a/_parts/b.md", true],
    ["__tests__/b.md", true],
    ["a_b/c_d.md", false],
  ])("%s: %s", (path, expected) => {
    expect(isPartial(path)).toBe(expected);
  });
});

describe("M6 id, folder and route of a doc", () => {
  test.each<[string, Parameters<typeof docAddress>[1], string, string, number | null]>([
    ["intro.md", {}, "intro", "/intro", null],
    ["core/fees.mdx", {}, "core/fees", "/core/fees", null],
    ["01-intro.md", {}, "intro", "/intro", 1],
    ["02-core/03-pools/10-fees.md", {}, "core/pools/fees", "/core/pools/fees", 10],
    ["2. setup/1. node.md", {}, "setup/node", "/setup/node", 1],
    ["8.0/2021-08-26-news.md", {}, "8.0/2021-08-26-news", "/8.0/2021-08-26-news", null],
    // The folder's page
    ["index.md", {}, "index", "/", null],
    ["core/README.md", {}, "core/README", "/core", null],
    ["core/core.md", {}, "core/core", "/core", null],
    ["01-core/01-core.md", {}, "core/core", "/core", 1],
    ["core/index.md", { id: "start" }, "core/start", "/core", null],
    ["core/index.md", { slug: "start" }, "core/index", "/core/start", null],
    ["core/start.md", { id: "index" }, "core/index", "/core/index", null],
    // Front matter
    ["01-core/02-fees.md", { id: "cost" }, "core/cost", "/core/cost", 2],
    ["core/fees.md", { slug: "cost" }, "core/fees", "/core/cost", null],
    ["core/fees.md", { slug: "./cost" }, "core/fees", "/core/cost", null],
    ["core/fees.md", { slug: "../cost/" }, "core/fees", "/cost", null],
    ["core/a/fees.md", { slug: "../../../cost" }, "core/a/fees", "/cost", null],
    ["core/fees.md", { slug: "." }, "core/fees", "/core", null],
    ["core/fees.md", { slug: "/cost/all" }, "core/fees", "/cost/all", null],
    ["core/fees.md", { slug: "/" }, "core/fees", "/", null],
    ["core/fees.md", { id: "x", slug: "/a/../b" }, "core/x", "/b", null],
    [
      "01-core/02-fees.md",
      { parse_number_prefixes: false },
      "01-core/02-fees",
      "/01-core/02-fees",
      null,
    ],
  ])("%s with %j is %s at %s", (path, frontMatter, docId, slug, position) => {
    const folder = path.split("/").slice(0, -1).join("/");
    expect(docAddress(path, frontMatter)).toEqual({ docId, slug, position, folder });
  });
});

test.each([
  ["/docs/a", false, undefined, "/docs/a"],
  ["/docs/a", true, undefined, "/docs/a/"],
  ["/docs/a", true, false, "/docs/a"],
  ["/docs/a", false, true, "/docs/a/"],
  ["/", true, undefined, "/"],
  ["/", true, true, "/"],
])(
  "M6 relative links of %s (a folder: %s, slash: %s) start from %s",
  (route, isFolder, slash, base) => {
    expect(linkBase(route, isFolder, slash)).toBe(base);
  },
);
