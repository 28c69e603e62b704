import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundledScript } from "../bundled-command";
import { writeContent } from "./faults";

let script: string;
beforeAll(() => {
  script = bundledScript("test/content/pages.mts");
});

/** Returns the pages of the smallest site, with changes: routes, each with its template. */
function pagesOf(change: (yaml: string) => string, files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "pages-"));
  try {
    cpSync("test/content/smallest", root, { recursive: true });
    const yaml = readFileSync(join(root, "content/site.yml"), "utf8");
    writeContent(root, { ...files, "site.yml": change(yaml) });
    const env = { ...process.env, NODE_ENV: "production" };
    return JSON.parse(execFileSync(process.execPath, [script], { cwd: root, env }).toString());
  } finally {
    rmSync(root, { recursive: true });
  }
}

const doc = (...frontMatter: string[]): string =>
  ["---", ...frontMatter, "---", "", "Text.", ""].join("\n");

describe("M6 the pages of a site that leaves parts out", () => {
  const files = {
    "blog/2026-01-02-first.md": doc(
      "title: First",
      "slug: first",
      "authors: [ada]",
      "tags: [news]",
    ),
    "blog/authors.yml": "ada:\n  name: Ada\n  page: true\n",
    "blog/tags.yml": "news:\n  label: News\n",
    "glossary.yml": "tick:\n  term: Tick\n  definition: A step.\n",
  };
  const others = ["/ home", "/docs forward", "/docs/intro doc"];

  test("a blog and a glossary have pages", () => {
    expect(pagesOf((yaml) => yaml, files)).toEqual(
      [
        ...others,
        "/blog blog",
        "/blog/archive archive",
        "/blog/authors authors",
        "/blog/authors/ada author",
        "/blog/first post",
        "/blog/tags tags",
        "/blog/tags/news tag",
        "/glossary glossary",
      ].toSorted(),
    );
  });

  test("`blog: false` and `glossary: false` leave out all of them", () => {
    const withoutParts = (yaml: string) =>
      `${yaml.replace("blog:\n  description: Nothing yet.", "blog: false")}glossary: false\n`;
    expect(pagesOf(withoutParts, files)).toEqual(others);
  });
});

describe("M6 the pages of a site with docs at its root", () => {
  const atRoot = (yaml: string) => yaml.replace("path: /docs\n      mainDoc: intro", "path: /");

  test("a doc with `slug: /` is the first page, if there is no home page", () => {
    const files = {
      "docs/start.md": doc("title: Start", "slug: /"),
      "docs/a/b.md": doc("title: B"),
    };
    expect(pagesOf(atRoot, files)).toEqual(["/ doc", "/a/b doc", "/intro doc"]);
  });

  test("`home: false` leaves out the home page that is written", () => {
    const files = { "docs/start.md": doc("title: Start", "slug: /"), "home.yml": "hero: {}\n" };
    const change = (yaml: string) => `${atRoot(yaml)}home: false\n`;
    expect(pagesOf(change, files)).toEqual(["/ doc", "/intro doc"]);
  });

  test("without a doc there, `home: false` leads from `/` to the first doc", () => {
    expect(pagesOf((yaml) => `${atRoot(yaml)}home: false\n`, {})).toEqual([
      "/ forward",
      "/intro doc",
    ]);
  });
});
