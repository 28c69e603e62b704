import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { type Compiled, compile } from "../compile";
import type { Environment } from "../environment";
import { toSections } from "./sections";

/** Compiles a doc of a project with these files. */
function compiledIn(
  files: Record<string, string>,
  source: string,
  others: Partial<Environment> = {},
): Compiled {
  const root = folderOf({ "content/docs/page.mdx": source, ...files });
  const environment = {
    ...plainEnvironment,
    ...others,
    contentRoot: join(root, "content"),
    staticRoot: join(root, "static"),
  };
  return compile(source, join(root, "content/docs/page.mdx"), environment);
}

const PART = 'import Part from "./_part.mdx"\n\n';

describe("M6 a part that a document imports", () => {
  test("is a part of its tree, and needs no script without code", () => {
    const files = { "content/docs/_part.mdx": "---\nnote: a\n---\n\n## Part\n\n*b*" };
    const { tree, module, headings, problems } = compiledIn(
      files,
      `${PART}## Before\n\n<Part />\n\n## After`,
    );
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(tree).toEqual([
      ["h2", { id: "before" }, "Before"],
      ["h2", { id: "part" }, "Part"],
      ["p", {}, ["em", {}, "b"]],
      ["h2", { id: "after" }, "After"],
    ]);
    expect(headings.map(({ id }) => id)).toEqual(["before", "part", "after"]);
    expect(toSections(tree).map(({ text }) => text)).toContain("b");
  });

  test("has its headings in the contents, also where the owner replaces them", () => {
    const { headings } = compiledIn(
      { "content/docs/_part.mdx": "## Part" },
      `${PART}## Before\n\n<Part />`,
      { ownElements: () => new Set(["h2"]) },
    );
    expect(headings.map(({ id }) => id)).toEqual(["before", "part"]);
  });

  test.each(["../../static/part.md", "@site/static/part.md"])("may be anywhere: %s", (request) => {
    const { tree, problems } = compiledIn(
      { "static/part.md": "a" },
      `import Part from "${request}"\n\n<Part />`,
    );
    expect([tree, problems]).toEqual([[["p", {}, "a"]], []]);
  });

  test("may have parts itself", () => {
    const files = {
      "content/docs/_part.mdx": 'import Deep from "./deep/_deep.mdx"\n\na\n\n<Deep />',
      "content/docs/deep/_deep.mdx": "## b",
    };
    const { tree, headings } = compiledIn(files, `${PART}<Part />`);
    expect(tree).toEqual([
      ["p", {}, "a"],
      ["h2", { id: "b" }, "b"],
    ]);
    expect(headings).toHaveLength(1);
  });

  test("shows attributes as text, and each place has its own", () => {
    const files = { "content/docs/_part.mdx": "a {props.b} c {props.d}" };
    const { tree, module } = compiledIn(files, `${PART}<Part b="1" />\n\n<Part b={2} d="e" />`);
    expect(tree).toEqual([
      ["p", {}, "a 1 c "],
      ["p", {}, "a 2 c e"],
    ]);
    expect(module).toBeNull();
  });

  test("has code of its own, in holes that know their places", () => {
    const files = { "content/docs/_part.mdx": "export const b = 1\n\na {b + props.c}" };
    const { tree, module } = compiledIn(files, `${PART}{1 + 1}\n\n<Part c="d" />`);
    expect(tree).toEqual([
      ["Hole", { n: 0 }],
      ["p", {}, "a ", ["Hole", { n: 1 }]],
    ]);
    expect(module?.places).toMatchObject([
      { path: expect.stringMatching(/page\.mdx$/), line: 3, column: 1 },
      { path: expect.stringMatching(/_part\.mdx$/), line: 3, column: 3 },
    ]);
  });

  test("has formulas, pictures and links, in their order", () => {
    const files = { "content/docs/_part.mdx": "$b$ and [c](https://c.example)" };
    const { formulas, links } = compiledIn(
      files,
      `${PART}$a$\n\n<Part />\n\n$d$ and [e](https://e.example)`,
    );
    expect(formulas).toEqual(["a", "b", "d"]);
    expect(links).toMatchObject([
      { href: "https://e.example", line: 7 },
      { href: "https://c.example", line: 1, from: expect.stringMatching(/_part\.mdx$/) },
    ]);
  });

  test("is not shown in a circle", () => {
    const files = { "content/docs/_part.mdx": 'import Page from "./page.mdx"\n\n<Page />' };
    const { problems } = compiledIn(files, `${PART}a\n\n<Part />`);
    expect(problems).toMatchObject([
      {
        code: "broken-import",
        line: 5,
        message:
          "A document cannot show itself. These files show each other: `content/docs/page.mdx`, `content/docs/_part.mdx`, `content/docs/page.mdx`.",
      },
    ]);
  });

  test("has footnotes of its own, however often it is shown", () => {
    const files = { "content/docs/_part.mdx": "b[^1]\n\n[^1]: c" };
    const { tree } = compiledIn(files, `${PART}a[^1]\n\n<Part />\n\n<Part />\n\n[^1]: d`);
    const found = (name: string) =>
      Array.from(
        JSON.stringify(tree).matchAll(new RegExp(`"${name}":"#?([^"]*)"`, "g")),
        ([, value]) => value,
      );
    const ids = found("id").sort();
    expect(new Set(ids).size).toBe(9);
    expect([...found("href"), ...new Set(found("aria-describedby"))].sort()).toEqual(ids);
  });

  test("has its headings in the contents once, if it is shown twice", () => {
    const { headings } = compiledIn(
      { "content/docs/_part.mdx": "## Part" },
      `${PART}<Part />\n\n<Part />`,
    );
    expect(headings.map(({ id }) => id)).toEqual(["part"]);
  });

  test("is told if its headings have ids that the page has", () => {
    const files = { "content/docs/_part.mdx": "## a" };
    const { problems } = compiledIn(files, `${PART}## a\n\n<Part />`);
    expect(problems).toMatchObject([{ code: "duplicate-id", severity: "warning", line: 5 }]);
  });
});
