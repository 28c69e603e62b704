import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../site";
import { pages, root } from "./pages";

/** Routes that do not depend on the content. */
const ROUTES = [
  ["R1", "/"],
  ["R3", "/blog"],
  ["R4", "/blog/archive"],
  ["R5", "/blog/authors"],
  ["R9", "/blog/tags"],
  ["R11", "/docs"],
  ["S4", "/search"],
  ["R14", "/blog.html"],
  ["R14", "/blog/index.html"],
  ["R14", "/blog/"],
  ["R15", "/blog/rss.xml"],
  ["R15", "/blog/atom.xml"],
  ["X1", "/llms.txt"],
  ["X2", "/sitemap-index.xml"],
  ["X2", "/robots.txt"],
] as const;

test("R1 R3 R4 R5 R9 R11 R14 R15 S4 X1 X2 the routes that every content has are there", async ({
  request,
}) => {
  for (const [id, path] of ROUTES)
    expect((await request.get(path)).status(), `${id} ${path}`).toBe(200);
});

test("R13 an unknown path is not found", async ({ request }) => {
  expect((await request.get("/no/such/page/at/all")).status()).toBe(404);
});

const built = statSync(join(root, "index.html")).mtime.toISOString();

/** Whether a document is no draft, not unlisted, and no post that waited for its date. */
const isPublished = (name: string, text: string): boolean => {
  const [, date = ""] =
    /^date: *['"]?([\dT:-]+)/m.exec(text) ?? /(\d{4}-\d\d-\d\d)/.exec(name) ?? [];
  return date < built && !/^(?:draft|unlisted): *true/m.test(text);
};

/**
 * Returns the path below `content/` of every document in a folder that readers should be able to
 * find.
 */
const documentsIn = (folder: string): string[] =>
  (existsSync(join("content", folder))
    ? readdirSync(join("content", folder), { recursive: true, encoding: "utf8" })
    : []
  )
    .filter((name) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .filter((name) => isPublished(name, readFileSync(join("content", folder, name), "utf8")))
    .map((name) => `${folder}/${name}`);

/** Counts the pages that a template has made. */
const countOf = (template: string): number =>
  pages.filter(({ kind }) => kind.includes(`templates-${template}-template-tsx`)).length;

test("R2 R7 R8 R12 every doc, post and page of the content has an address", () => {
  for (const [folder, template] of [
    ["docs", "doc"],
    ["blog", "post"],
    ["pages", "page"],
  ] as const)
    expect(countOf(template), folder).toBeGreaterThanOrEqual(documentsIn(folder).length);
});
