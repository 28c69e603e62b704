import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse } from "yaml";
import { textOf } from "../../src/site/node-text";
import { FIXTURE, publicOf } from "../sites/sites";
import { open } from "./loading";
import { routes } from "./pages";
import { expect, test } from "./site";

const SITE = "https://kest.example";
const DOC = "/docs/core/dynamic-fees";
const POST = "/blog/long-blog-post";
/** The docs of a docs version and the posts, without lists. */
const documents = routes.filter(
  (route) => /^\/docs\/core\//.test(route) || /^\/blog\/[^/]*-?post$|^\/blog\/welcome$/.test(route),
);

/** All docs and posts. Includes the other docs folders, but not the pages that consist of lists. */
const listed = routes.filter(
  (route) =>
    documents.includes(route) ||
    route.startsWith("/docs/reference/") ||
    /^\/(?:guide|community)(?!.*(?:tags|category|kinds|unlisted))/.test(route),
);

const read = (file: string): string => readFileSync(join(publicOf(FIXTURE), file), "utf8");

test("X1 every doc and post is served as Markdown, with the headings of its page", async ({
  browser,
  request,
}) => {
  expect(documents.length).toBeGreaterThan(13);
  // The headings are in the HTML.
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const route of documents) {
    const response = await request.get(`${route}.md`);
    expect(response.status(), route).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/markdown/);
    const [, frontMatter = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await response.text()) ?? [];
    const { title, url } = parse(frontMatter);
    expect(url).toBe(SITE + route);

    await page.goto(route);
    await expect(page.locator("link[rel=alternate][type='text/markdown']")).toHaveAttribute(
      "href",
      `${route}.md`,
    );
    const shown = await page
      .locator("article :is(h1, h2, h3, h4):not(footer *)")
      .evaluateAll((nodes) =>
        nodes.map((node) =>
          Array.from(node.childNodes)
            .filter((child) => !(child instanceof HTMLAnchorElement))
            .map((child) => child.textContent)
            .join(""),
        ),
      );
    const { children } = fromMarkdown(body);
    const headings = children.filter(({ type }) => type === "heading").map((node) => textOf(node));
    expect(headings, route).toEqual(shown.filter((text) => text !== "Footnotes"));
    expect(headings[0], route).toContain(title);
  }
  await page.close();
});

test("X1 names and figures are filled in, and every address is whole", () => {
  for (const route of documents) {
    const text = read(`${route}.md`).replace(/^(`{3,})[\s\S]*?^\1$|`[^`\n]*`/gm, "");
    expect(text, route).not.toMatch(/\{(?:product|figures)\./);
    const addresses = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address]) => address ?? "");
    for (const address of addresses) expect(address, route).toMatch(/^https?:\/\//);
  }
});

test("X1 a chart is a table, a formula is its source, and figures are said to be illustrative", () => {
  const text = read(`${DOC}.md`);
  expect(text).toContain("| 2,000 ticks | 0.250% | 0.050% | +22.14% |");
  expect(text).toContain("$$\nf = \\min\\left( f_{\\text{base}}");
  expect(text).toContain("- $i$ is the tick, ");
  expect(text).toContain("*Figures and mechanisms on this page");
});

test("X1 what the code of a post computes is in its copy", () => {
  const copy = read("/blog/mdx-blog-post.md");
  expect(copy).toContain("The first of these is 10,000,000 tokens.");
  expect(copy).toContain("| 52 | 5,929,664 |");
  expect(copy).toContain("After 52 weeks they are 4,070,336 fewer.");
  expect(copy).toContain('```jsx title="A part of this file"');
  expect(copy).toContain("The weight $w$ of a lock");
  expect(copy.match(/!\[.*?\]\(.*?\)|<(?:img|noscript|picture|source)\b/g)).toEqual([
    expect.stringMatching(
      /^!\[a documentation page, as a sketch\]\(https:\/\/kest\.example\/static\/\S*\.png\)$/,
    ),
  ]);
});

test("X1 a list of a category's cards is what its page shows", async ({ page }) => {
  const route = "/guide/pools";
  await open(page, route);
  const shown = await page
    .getByRole("article")
    .locator("div:has(> a + div)")
    .evaluateAll((cards) =>
      cards.map((card) => {
        const [link, text] = card.children;
        return `[**${link?.textContent}**](${link?.getAttribute("href")})\n\n${text?.textContent}`;
      }),
    );
  expect(shown).toHaveLength(2);
  const [, text = ""] = read(`${route}.md`).replaceAll(SITE, "").split("of them.\n\n");
  expect(text.trim()).toBe(shown.join("\n\n"));
});

test("M3 an original that a copy names, and a file that a doc links to, are the author's to the byte", () => {
  const folder = "test/site/content/blog/2021-08-26-welcome";
  const named = Array.from(
    read("/blog/welcome.md").matchAll(/!\[.*?\]\(https:\/\/kest\.example(\/\S+\/(.*))\)/g),
    ([, path = "", name = ""]) => [path, join(folder, name)] as const,
  );
  expect(named).toHaveLength(2);
  const linked = "community/team/turns.csv";
  for (const [path, source] of [...named, [`/files/${linked}`, `test/site/content/${linked}`]]) {
    const served = readFileSync(join(publicOf(FIXTURE), path));
    expect(served.equals(readFileSync(source)), path).toBe(true);
  }
});

test("X1 llms.txt lists every copy, and llms-full.txt holds them", async ({ request }) => {
  const index = await (await request.get("/llms.txt")).text();
  expect(index).toMatch(/^# Kestrel\n\n> \S/);
  const named = Array.from(index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm), ([, url]) => url);
  expect(named.sort()).toEqual(listed.map((route) => `${SITE}${route}.md`).sort());
  expect(index.indexOf("docs/core/metadex.md")).toBeLessThan(index.indexOf("dynamic-fees.md"));
  const full = await (await request.get("/llms-full.txt")).text();
  for (const route of listed) expect(full.includes(read(`${route}.md`)), route).toBe(true);
});

test.describe("X1 on the page", () => {
  const button = (name: string) => ({ name, exact: true });

  const menu = (page: Page) => page.locator("summary", { hasText: "Copy page" });
  const copy = (page: Page) => page.getByRole("button", button("Copy as Markdown"));

  for (const route of [DOC, POST]) {
    test(`the menu copies ${route} as Markdown`, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, route);
      await expect(copy(page)).toBeHidden();
      await menu(page).click();
      await copy(page).click();
      await expect(page.getByRole("button", button("Copied"))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(`${route}.md`));
      await expect(copy(page)).toBeVisible();
    });
  }

  test("the menu opens a chat with the address of the Markdown", async ({ page }) => {
    await open(page, DOC);
    await menu(page).click();
    for (const name of ["ChatGPT", "Claude"]) {
      const href = await page.getByRole("link", { name: `Open in ${name}` }).getAttribute("href");
      const question = new URL(href ?? "").searchParams.get("q") ?? "";
      expect(question).toContain(` ${SITE}${DOC}.md `);
    }
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("the menu has large controls, and stays to say that it could not copy", async ({
      page,
    }) => {
      await open(page, DOC);
      await menu(page).tap();
      const box = await copy(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await page.route("**/*.md", (route) => route.fulfill({ status: 500 }));
      await copy(page).tap();
      await expect(page.getByRole("button", button("Not copied"))).toBeVisible();
      await menu(page).tap();
      await expect(copy(page)).toBeHidden();
    });
  });

  test("the link shows the Markdown, without scripts too", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(baseURL + DOC);
    await menu(page).click();
    const link = page.getByRole("link", { name: "View as Markdown" });
    await expect(link).toHaveAttribute("href", `${DOC}.md`);
    await context.close();
  });
});
