import { execFileSync } from "node:child_process";
import { bundledScript } from "../bundled-command";
import { removeSites, runIn, type Site } from "./sites";

const doc = (...frontMatter: string[]): string =>
  ["---", ...frontMatter, "---", "", "Text.", ""].join("\n");

const PARTS = {
  "blog/2026-01-02-first.md": doc("title: First", "slug: first", "authors: [ada]", "tags: [news]"),
  "blog/authors.yml": "ada:\n  name: Ada\n  page: true\n",
  "blog/tags.yml": "news:\n  label: News\n",
  "glossary.yml": "tick:\n  term: Tick\n  definition: A step.\n",
};
const START = { "docs/start.md": doc("title: Start", "slug: /") };

const atRoot = (yaml: string) => yaml.replace("path: /docs\n      mainDoc: intro", "path: /");
const withoutHome = (yaml: string) => `${atRoot(yaml)}home: false\n`;

const SITES: Record<string, Site> = {
  "with parts": { files: PARTS },
  "without parts": {
    change: (yaml) =>
      `${yaml.replace("blog:\n  description: Nothing yet.", "blog: false")}glossary: false\n`,
    files: PARTS,
  },
  "with docs at the root": {
    change: atRoot,
    files: { ...START, "docs/a/b.md": doc("title: B") },
  },
  "with a home page left out": {
    change: withoutHome,
    files: { ...START, "home.yml": "hero: {}\n" },
  },
  "without a first page": { change: withoutHome },
  "with pictures": {
    change: (yaml) => yaml.replace("blog:\n", "blog:\n  postsPerPage: 1\n"),
    files: {
      ...PARTS,
      "blog/2026-01-03-own.md": doc("title: Own", "slug: own", "image: /own.png"),
      "docs/core/_category_.yml": "link: { type: generated-index, slug: /core }\n",
      "docs/core/b.md": doc("title: B", "tags: [fees]"),
      "docs/own.md": doc("title: Own", "image: /own.png"),
      "pages/about.md": doc("title: About"),
    },
  },
  "of Docusaurus": {
    source: "classic",
  },
  "with contributors": {
    change: (yaml) => yaml.replace("blog:\n", "blog:\n  contributors: true\n"),
    files: PARTS,
    edit: (root) => {
      const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
      git("init", "--quiet");
      git("add", "content");
      const name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
      git(...name, "commit", "--quiet", "--message=All");
    },
  },
  "with former addresses": {
    files: {
      "docs/now.md": doc("title: Now", "redirect_from: /then"),
      "blog/2026-01-02-now.md": doc("title: Now", "slug: now", "redirect_from: [/2026/now/]"),
      "pages/now.md": doc("title: Now", 'redirect_from: ["/b%20c", "/docs"]'),
      "pages/draft.md": doc("title: Draft", "draft: true", "redirect_from: /never"),
    },
  },
  "with redirects": {
    change: (yaml) =>
      `${yaml}redirects:\n  - { from: [/Docs/intro, /old, /OLD, /a%20b], to: /docs/intro }\n  - { from: /self, to: /self }\n`,
  },
};

let runs: ReturnType<typeof runIn>;
beforeAll(() => {
  runs = runIn(bundledScript("test/content/pages.mts"), new Map(Object.entries(SITES)));
}, 60_000);
afterAll(removeSites);

/** Returns the pages of a site: routes, each with its template. */
const pagesOf = (site: string): string[] => JSON.parse(runs(site).output).pages;

describe("M6 the pages of a site that leaves parts out", () => {
  const others = ["/ home", "/docs forward", "/docs/intro doc"];

  test("a blog and a glossary have pages", () => {
    expect(pagesOf("with parts")).toEqual(
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
    expect(pagesOf("without parts")).toEqual(others);
  });
});

describe("M6 the pages of a site with docs at its root", () => {
  test("a doc with `slug: /` is the first page, if there is no home page", () => {
    expect(pagesOf("with docs at the root")).toEqual(["/ doc", "/a/b doc", "/intro doc"]);
  });

  test("`home: false` leaves out the home page that is written", () => {
    expect(pagesOf("with a home page left out")).toEqual(["/ doc", "/intro doc"]);
  });

  test("without a doc there, `home: false` leads from `/` to the first doc", () => {
    expect(pagesOf("without a first page")).toEqual(["/ forward", "/intro doc"]);
  });
});

test("X2 what the pictures of pages say is where they belong, and their title", () => {
  expect(JSON.parse(runs("with pictures").output).cards).toEqual({
    "/docs/intro": "Docs · Introduction",
    "/docs/core": "Docs · core",
    "/docs/core/b": "Docs · core · B",
    "/docs/tags": "Docs · Tags",
    "/docs/tags/fees": "Docs · Tags · fees",
    "/about": "The least of all sites · About",
    "/blog": "The least of all sites · Blog",
    "/blog/page/2": "The least of all sites · Blog, page 2",
    "/blog/archive": "Blog · Archive",
    "/blog/authors": "Blog · Authors",
    "/blog/authors/ada": "Blog · Authors · Ada",
    "/blog/first": "Blog · January 2, 2026 · First",
    "/blog/tags": "Blog · Tags",
    "/blog/tags/news": "Blog · Tags · News",
    "/glossary": "The least of all sites · Glossary",
  });
});

test("B1 D2 who has changed a document is known, where the site shows it", () => {
  expect(JSON.parse(runs("with contributors").output).contributors).toEqual({
    "/blog/first": ["Ada"],
  });
});

test("O5 no redirect takes the place of a page, or of another one, or leads to itself", () => {
  expect(pagesOf("with redirects")).toEqual(
    ["/ home", "/docs forward", "/docs/intro doc", "/old forward", "/a b forward"].toSorted(),
  );
});

test("O5 former addresses of docs, posts and pages lead to them, but those of a draft do not", () => {
  expect(pagesOf("with former addresses")).toEqual([
    "/ home",
    "/2026/now forward",
    "/b c forward",
    "/blog blog",
    "/blog/archive archive",
    "/blog/authors authors",
    "/blog/now post",
    "/blog/tags tags",
    "/docs forward",
    "/docs/intro doc",
    "/docs/now doc",
    "/now page",
    "/then forward",
  ]);
});

test("M6 files of Docusaurus have the routes that it gives them, and no others", () => {
  expect(pagesOf("of Docusaurus")).toEqual([
    "/ home",
    "/a bridge forward",
    "/about page",
    "/blog blog",
    "/blog/2022/03/04/dated-folders post",
    "/blog/archive archive",
    "/blog/authors authors",
    "/blog/authors/all-about-rivers author",
    "/blog/authors/bridge-team author",
    "/blog/first-blog-post post",
    "/blog/long-blog-post post",
    "/blog/mdx-blog-post post",
    "/blog/no-date-in-name post",
    "/blog/tags tags",
    "/blog/tags/facebook tag",
    "/blog/tags/hello tag",
    "/blog/tags/hola tag",
    "/blog/welcome post",
    "/docs forward",
    "/docs/category/tutorial---basics category",
    "/docs/extras category",
    "/docs/guides doc",
    "/docs/guides/2021-01-release doc",
    "/docs/guides/deep/deeper/bottom doc",
    "/docs/guides/first doc",
    "/docs/intro doc",
    "/docs/old-intro forward",
    "/docs/ship-it doc",
    "/docs/tags doc-tags",
    "/docs/tags/building doc-tag",
    "/docs/tags/first doc-tag",
    "/docs/tutorial-basics/congratulations doc",
    "/docs/tutorial-basics/create-a-page doc",
    "/docs/tutorial-basics/make-a-document doc",
    "/docs/tutorial-extras/hidden doc",
    "/docs/tutorial-extras/manage-docs-versions doc",
    "/hello forward",
    "/markdown-page page",
  ]);
});
