import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

/**
 * A site in the layout of Docusaurus' classic template, with every construct of M6. Only
 * `content/site.yml` is ours.
 */
const CLASSIC = "test/content/classic";

let site: SiteCopy;
let host: Host;
let output = "";

// In `npm test`, `docs-structure.spec` covers docs folders of Docusaurus, and `check.slow.test`
// covers this site's content.
test.describe.configure({ mode: "serial" });
test.describe("a site from Docusaurus", { tag: "@full" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = new SiteCopy({ source: CLASSIC });
    const built = await site.build();
    output = built.output;
    expect(built.code, output).toBe(0);
    host = await startStaticServer(site.path("public"));
  });
  test.afterAll(() => {
    host.stop();
    site.dispose();
  });

  const open = (page: Page, path: string) => page.goto(host.url + path);
  const sidebar = (page: Page) => page.getByRole("navigation", { name: "Docs", exact: true });
  const article = (page: Page) => page.getByRole("article");
  const contents = (page: Page) =>
    page.getByRole("navigation", { name: "On this page", exact: true });

  /** Returns the text and the address of links, without the host. */
  const linksOf = (links: Locator): Promise<string[]> =>
    links.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { pathname, hash } = new URL((node as HTMLAnchorElement).href);
        return `${node.textContent?.trim()} ${pathname.replace(/(?<=.)\/$/, "")}${hash}`;
      }),
    );

  const ROUTES = [
    "/",
    "/404",
    "/a bridge",
    "/about",
    "/blog",
    "/blog/2022/03/04/dated-folders",
    "/blog/archive",
    "/blog/authors",
    "/blog/authors/all-about-rivers",
    "/blog/authors/bridge-team",
    "/blog/first-blog-post",
    "/blog/long-blog-post",
    "/blog/mdx-blog-post",
    "/blog/no-date-in-name",
    "/blog/tags",
    "/blog/tags/facebook",
    "/blog/tags/hello",
    "/blog/tags/hola",
    "/blog/welcome",
    "/docs",
    "/docs/category/tutorial---basics",
    "/docs/extras",
    "/docs/guides",
    "/docs/guides/2021-01-release",
    "/docs/guides/deep/deeper/bottom",
    "/docs/guides/first",
    "/docs/intro",
    "/docs/old-intro",
    "/docs/ship-it",
    "/docs/tags",
    "/docs/tags/building",
    "/docs/tags/first",
    "/docs/tutorial-basics/congratulations",
    "/docs/tutorial-basics/create-a-page",
    "/docs/tutorial-basics/make-a-document",
    "/docs/tutorial-extras/hidden",
    "/docs/tutorial-extras/manage-docs-versions",
    "/hello",
    "/markdown-page",
    "/search",
  ];

  test("M6 files have the routes that Docusaurus gives them, and no others; nothing is reported", () => {
    const found = site
      .files("public")
      .filter((path) => path.endsWith("/index.html"))
      .map(
        (path) => `/${relative(site.path("public"), path)}`.replace(/\/index\.html$/, "") || "/",
      );
    // The site may have pages of its own elsewhere.
    const isOwn = (path: string) => !/^\/(?:docs|blog)(?:\/|$)/.test(path);
    expect(found.filter((path) => ROUTES.includes(path) || !isOwn(path)).toSorted()).toEqual(
      ROUTES,
    );
    expect(output).not.toMatch(/content\/\S+ (warning|error) /);
  });

  test("M6 titles are those of front matter or of the first heading", async ({ page }) => {
    const titles: Record<string, string> = {
      "/docs/intro": "Bridge Intro",
      "/docs/tutorial-basics/make-a-document": "Create a Document",
      "/docs/category/tutorial---basics": "Tutorial - Basics",
      "/docs/extras": "All the extras",
      "/docs/guides": "Guides",
      "/docs/guides/2021-01-release": "A date is no number prefix",
      "/blog/welcome": "Welcome",
      "/blog/2022/03/04/dated-folders": "Dated folders",
      "/markdown-page": "Markdown page example",
      "/about": "About",
    };
    for (const [path, title] of Object.entries(titles)) {
      await open(page, path);
      await expect(page).toHaveTitle(`${title} | My Site`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
    }
  });

  test("M6 the sidebar follows positions, number prefixes and `_category_` files", async ({
    page,
  }) => {
    await open(page, "/docs/tutorial-basics/create-a-page");
    await sidebar(page).getByRole("button", { name: "Docs of Guides", expanded: false }).click();
    // Each entry appears only after the section around it has been loaded.
    for (const name of ["deep", "deeper"])
      await sidebar(page).getByText(name, { exact: true }).click();
    const shown = () => linksOf(sidebar(page).getByRole("link"));
    await expect
      .poll(shown)
      .toEqual([
        "Bridge Intro /docs/intro",
        "Tutorial - Basics /docs/category/tutorial---basics",
        "Create a Page /docs/tutorial-basics/create-a-page",
        "Documents /docs/tutorial-basics/make-a-document",
        "Deploy your site /docs/ship-it",
        "Congratulations! /docs/tutorial-basics/congratulations",
        "Tutorial - Extras /docs/extras",
        "Manage Docs Versions /docs/tutorial-extras/manage-docs-versions",
        "Guides /docs/guides",
        "The first guide /docs/guides/first",
        "The bottom /docs/guides/deep/deeper/bottom",
        "A date is no number prefix /docs/guides/2021-01-release",
      ]);
  });

  test("M6 a category has a page with its description and what is in it", async ({ page }) => {
    await open(page, "/docs/category/tutorial---basics");
    await expect(article(page)).toContainText("5 minutes to learn the most important bridges.");
    await expect(article(page)).toContainText("How a page comes to be.");
    const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await open(page, "/docs/ship-it");
    expect(await linksOf(breadcrumbs.getByRole("link"))).toContain(
      "Tutorial - Basics /docs/category/tutorial---basics",
    );
  });

  test("M6 contents have the levels asked for, custom ids, and none where they are hidden", async ({
    page,
  }) => {
    await open(page, "/docs/intro");
    expect(await linksOf(contents(page).getByRole("link"))).toEqual([
      "Getting Started /docs/intro#getting-started",
      "What you'll need /docs/intro#what-you-need",
      "Start your site /docs/intro#start-your-site",
    ]);
    await open(page, "/docs/tutorial-basics/make-a-document");
    expect(await linksOf(contents(page).getByRole("link"))).toEqual([
      "One /docs/tutorial-basics/make-a-document#one",
      "Two /docs/tutorial-basics/make-a-document#two",
      "Three /docs/tutorial-basics/make-a-document#three",
    ]);
    await open(page, "/docs/tutorial-basics/congratulations");
    await expect(contents(page)).toHaveCount(0);
  });

  test("M6 front matter says what comes before and after", async ({ page }) => {
    const pager = page.getByRole("navigation", { name: "Docs pages" });
    await open(page, "/docs/tutorial-basics/congratulations");
    expect(await linksOf(pager.getByRole("link"))).toEqual(["NextBridge Intro /docs/intro"]);
    await open(page, "/docs/tutorial-basics/create-a-page");
    expect(await linksOf(pager.getByRole("link"))).toEqual([
      "PreviousTutorial - Basics /docs/category/tutorial---basics",
      "NextMake documents /docs/tutorial-basics/make-a-document",
    ]);
  });

  test("M6 redirects lead to their pages, with the query and the anchor", async ({ page }) => {
    await open(page, "/docs/old-intro?a=b#start-your-site");
    await expect(page).toHaveURL(`${host.url}/docs/intro?a=b#start-your-site`);
    await expect(page).toHaveTitle("Bridge Intro | My Site");
    expect(site.read("public/sitemap-0.xml")).not.toContain("old-intro");
    expect(site.read("public/_redirects")).toContain("/hello /docs/intro 301\n");
  });

  test("M6 a redirect may lead to a file, and from an address with a blank", async ({ page }) => {
    const missing: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.goto(`${host.url}/a%20bridge`);
    await page.waitForURL(`${host.url}/img/bridge.png`);
    expect(missing).toEqual([]);
    expect(site.read("public/_redirects")).toContain("/a%20bridge /img/bridge.png 301\n");
  });

  test("M6 docs have tags, with pages of their own", async ({ page }) => {
    await open(page, "/docs/tutorial-basics/create-a-page");
    expect(await linksOf(page.getByRole("list", { name: "Tags" }).getByRole("link"))).toEqual([
      "Building /docs/tags/building",
      "First Steps /docs/tags/first",
    ]);
    await open(page, "/docs/tags/first");
    await expect(article(page)).toContainText("Create a Page");
  });

  test("M6 links between files, and what is no valid MDX, come out as meant", async ({ page }) => {
    await open(page, "/docs/intro");
    const links = await linksOf(article(page).locator("p a, li a"));
    for (const link of [
      "create a page /docs/tutorial-basics/create-a-page",
      "the guides /docs/guides",
      "the first /docs/guides/first#second-step",
      "the deep end /docs/guides/deep/deeper/bottom",
      "https://example.org/rivers /rivers",
    ]) {
      expect(links).toContain(link);
    }
    await expect(article(page)).toContainText("at least 3 < 4 planks, {none of them} wet.");
    await expect(article(page)).not.toContainText("A note for authors");
    await open(page, "/docs/guides/first");
    const paper = await article(page).getByRole("link", { name: "the paper" }).getAttribute("href");
    const answer = await page.request.get(host.url + paper);
    expect(await answer.text()).toBe("A paper about bridges.\n");
    await open(page, "/docs/guides/deep/deeper/bottom");
    await expect(article(page)).toContainText("It is 2 + 2 = 4 metres deep here.");
  });

  test("M6 modules, elements of the theme, admonitions and code keep their meaning", async ({
    page,
  }) => {
    await open(page, "/docs/ship-it");
    await expect(article(page)).toContainText("This colour is green. 2 bridges.");
    for (const name of ["A bridge from a module", "A tower", "A drawing"]) {
      await expect(article(page).getByRole("img", { name })).toBeVisible();
    }
    await expect(article(page).getByRole("tab")).toHaveText(["Mac", "Linux"]);
    for (const title of ["My tip", "Take care"]) await expect(article(page)).toContainText(title);
    await open(page, "/docs/tutorial-basics/create-a-page");
    await expect(
      article(page).locator("figure, div").filter({ hasText: "src/pages/my-page.js" }).first(),
    ).toBeVisible();
    await expect(article(page)).not.toContainText("highlight-next-line");
  });

  test("M6 a table of a component has the spaces of a table", async ({ page }) => {
    await open(page, "/docs/ship-it");
    const cell = article(page).getByRole("cell", { name: "A toll" });
    await expect(cell).toHaveCSS("padding-left", "12px");
  });

  test("L3 a long name leaves room for the buttons beside it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/docs/intro");
    const brand = page.getByRole("link", { name: "My Site home page" });
    await brand.locator("span").evaluate((name) => {
      name.textContent = "The longest bridge of all the rivers";
    });
    for (const name of ["Menu", "Search"]) {
      await expect(page.getByRole("button", { name }).first()).toBeInViewport({ ratio: 1 });
    }
  });

  test("D5 the contents break long names", async ({ page }) => {
    await open(page, "/docs/intro");
    const link = contents(page).getByRole("link").first();
    await link.evaluate((node) => {
      node.textContent = "getTheTollsOfAllBridgesOverTheRiverAndItsArms";
    });
    expect(await contents(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });

  test("M6 posts have dates, authors and tags, in order", async ({ page }) => {
    await open(page, "/blog");
    expect(
      await linksOf(article(page).getByRole("heading", { level: 2 }).getByRole("link")),
    ).toEqual([
      "No date in its name /blog/no-date-in-name",
      "Dated folders /blog/2022/03/04/dated-folders",
      "Welcome /blog/welcome",
      "MDX Blog Post /blog/mdx-blog-post",
      "Long Blog Post /blog/long-blog-post",
      "First Blog Post /blog/first-blog-post",
    ]);
    await open(page, "/blog/no-date-in-name");
    await expect(article(page)).toContainText("May 6, 2023");
    await open(page, "/blog/welcome");
    const preview = await page.locator("meta[property='og:image']").getAttribute("content");
    const picture = await page.request.get(host.url + new URL(preview ?? "").pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    await expect(article(page)).toContainText("August 26, 2021");
    await expect(article(page)).toContainText("by The Bridge Team, A guest");
    expect(await linksOf(page.getByRole("list", { name: "Tags" }).getByRole("link"))).toEqual([
      "Facebook /blog/tags/facebook",
      "Hello /blog/tags/hello",
    ]);
    await open(page, "/blog/authors/all-about-rivers");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The River Team");
    await expect(page.locator("main header")).toContainText("3 posts");
  });

  test("M6 the summary of a post ends at the truncate marker, whichever", async ({ page }) => {
    await open(page, "/blog");
    for (const start of ["The start of the first post.", "Blog posts support MDX features."]) {
      await expect(article(page).filter({ hasText: start })).not.toHaveCount(0);
    }
    for (const rest of ["the rest of it", "This was written in"]) {
      await expect(page.getByText(rest)).toHaveCount(0);
    }
  });

  test("M6 the date of the last update is that of the front matter, where there is no history", () => {
    const data = join(
      site.path("public"),
      "page-data/docs/tutorial-basics/congratulations/page-data.json",
    );
    expect(existsSync(data)).toBe(true);
    expect(JSON.parse(readFileSync(data, "utf8")).result.data.doc.lastUpdate).toContain(
      "2020-02-03",
    );
  });
});
