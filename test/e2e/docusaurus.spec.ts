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

// In `npm test`, `docs-structure.spec` covers docs folders of Docusaurus, `pages.slow.test` the routes
// of this site, and `check.slow.test` its content.
test.describe.configure({ mode: "serial" });
test.describe("a site from Docusaurus", { tag: "@full" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = new SiteCopy({ source: CLASSIC });
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/content\/\S+ (warning|error) /);
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
});
