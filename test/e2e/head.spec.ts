import type { Page } from "@playwright/test";
import { hydrated, open, scriptsOf } from "./loading";
import { expect, test } from "./site";

const START = "/docs/core/metadex";
const OTHER = "/docs/core/dynamic-fees";
const OTHER_TITLE = /^Dynamic fees \| /;
/**
 * react-helmet marks its tags with this attribute. The tests recognise its script by the same text.
 */
const MARK = "data-react-helmet";
const SCRIPTS = /\.js$/;

const link = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Docs", exact: true }).locator(`a[href="${path}"]`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const navigate = (page: Page, path: string) =>
  page.evaluate((to) => window.___navigate?.(to), path);

/** Returns everything that the page adds to the head, whatever the order of tags and attributes. */
const headOf = (page: Page): Promise<string[]> =>
  page.locator("head").evaluate(
    (head, mark) =>
      [...head.querySelectorAll(`title, [${mark}]`)]
        .map(({ localName, attributes, textContent }) => {
          const own = [...attributes].filter(({ name }) => name !== mark);
          const named = own.map(({ name, value }) => `${name}=${value}`).sort();
          return [localName, ...named, textContent].join(" ");
        })
        .sort(),
    MARK,
  );

/** Waits until the browser has received the script of react-helmet. */
const helmetIsLoaded = (page: Page) =>
  page.waitForResponse(
    async (response) => SCRIPTS.test(response.url()) && (await response.text()).includes(MARK),
  );

/** Goes to a page. Returns the title in the frame that shows the page's heading. */
const titleWithHeading = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    (to) =>
      new Promise<string>((resolve) => {
        const heading = () => document.querySelector("h1")?.textContent;
        const before = heading();
        new MutationObserver((_, observer) => {
          if (!heading() || heading() === before) return;
          observer.disconnect();
          // The browser runs this callback after those that the change itself has requested for the
          // frame.
          requestAnimationFrame(() => resolve(document.title));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        window.___navigate?.(to);
      }),
    path,
  );

test.describe("N2 the head after the first page", () => {
  test("react-helmet is no script of the first page", async ({ page }) => {
    const scripts = await scriptsOf(page, START);
    expect([...scripts.values()].join("")).not.toContain(MARK);
  });

  test.describe("where pages are fetched ahead", () => {
    test.use({ savesData: false });

    test("a title comes in the frame of its heading", async ({ page }) => {
      const loaded = helmetIsLoaded(page);
      await page.goto(START, { waitUntil: "domcontentloaded" });
      const before = await headOf(page);
      await loaded;
      await page.waitForLoadState("networkidle");
      expect(await headOf(page)).toEqual(before);
      expect(await titleWithHeading(page, OTHER)).toMatch(OTHER_TITLE);
    });
  });

  test("where none is, it comes with react-helmet's script", async ({ page }) => {
    await open(page, START);
    const loaded = helmetIsLoaded(page);
    await navigate(page, OTHER);
    await loaded;
    await expect(page).toHaveTitle(OTHER_TITLE);
    expect(await titleWithHeading(page, "/blog")).toMatch(/^Blog \| /);
  });

  test("on Back as well", async ({ page }) => {
    await open(page, START);
    const title = await page.title();
    await navigate(page, OTHER);
    await expect(page).toHaveTitle(OTHER_TITLE);
    await page.reload();
    await hydrated(page);
    await page.goBack({ waitUntil: "commit" });
    await expect(heading(page)).not.toHaveText("Dynamic fees");
    await expect(page).toHaveTitle(title);
  });

  test("a page's head is that of its HTML, whichever way the reader has come", async ({ page }) => {
    const paths = ["/", START, "/blog", OTHER, "/blog/archive"];
    const heads = new Map<string, string[]>();
    for (const path of paths) {
      await open(page, path);
      heads.set(path, await headOf(page));
    }
    await open(page, START);
    for (const path of [...paths, ...paths]) {
      await navigate(page, path);
      await expect.poll(() => headOf(page), path).toEqual(heads.get(path));
    }
  });

  test("where its script fails pages open all the same, and the next one has it", async ({
    page,
  }) => {
    await open(page, START);
    const title = await page.title();
    // Another doc needs no other script, so only the script of react-helmet can fail.
    await page.route(SCRIPTS, (route) => route.abort("connectionfailed"));
    const failed = page.waitForEvent("requestfailed", (request) => SCRIPTS.test(request.url()));
    await link(page, OTHER).click();
    await failed;
    await expect(heading(page)).toHaveText("Dynamic fees");
    expect(await page.title()).toBe(title);

    await page.unroute(SCRIPTS);
    await navigate(page, "/blog");
    await expect(page).toHaveTitle(/^Blog \| /);
  });
});
