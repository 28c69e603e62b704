import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { firstPaint, holdScripts, open, twoFrames } from "./loading";
import { field, found } from "./search";
import { expect, test } from "./site";

const status = (page: Page) => page.getByRole("main").getByRole("status");
const filters = (page: Page, title: string) => page.getByRole("navigation", { name: title });

/** Returns the number of results that the page names. */
const countOn = async (page: Page): Promise<number> => {
  await expect(status(page)).toHaveText(/^\d+ results? for /);
  return Number.parseInt((await status(page).textContent()) ?? "", 10);
};

test.describe("S4 the page of results", () => {
  test("shows what its address asks for, and the results are links", async ({ page }) => {
    await open(page, "/search?q=emision+schedule");
    await expect(field(page)).toHaveValue("emision schedule");
    expect(await countOn(page)).toBeGreaterThan(1);
    await expect(page.getByRole("link", { name: "emission schedule", exact: true })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Emission schedule", exact: true })
      .first()
      .click();
    await page.waitForURL("**/docs/core/tokenomics-n-emissions#schedule");
  });

  test("filters by kind and section, without a request, and Back undoes it", async ({ page }) => {
    await open(page, "/search?q=fees");
    const all = await countOn(page);
    const asked: string[] = [];
    page.on("request", (one) => asked.push(one.url()));
    const posts = filters(page, "Kind").getByRole("link", { name: /^Posts/ });
    const count = Number(/\d+/.exec((await posts.textContent()) ?? "")?.[0]);
    await posts.click();
    await page.waitForURL("**/search?q=fees&kind=post");
    await expect(posts).toHaveAttribute("aria-current", "true");
    await expect.poll(() => countOn(page)).toBe(count);
    for (const link of await found(page).all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (!href.includes("/search")) expect(href).toMatch(/^\/blog\//);
    }
    await page.goBack();
    await page.waitForURL("**/search?q=fees");
    await expect(posts).not.toHaveAttribute("aria-current");
    await expect.poll(() => countOn(page)).toBe(all);
    const section = filters(page, "Section").getByRole("link").nth(1);
    await section.click();
    await expect(section).toHaveAttribute("aria-current", "true");
    await expect.poll(() => countOn(page)).toBeLessThan(all);
    expect(asked.filter((url) => url.includes("/page-data/search/"))).toEqual([]);
  });

  test("on a phone each filter is one row, which scrolls", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/search?q=fees");
    await countOn(page);
    const links = filters(page, "Section").getByRole("link");
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().y),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });

  test("follows what is typed, and Back from a result shows it again", async ({ page }) => {
    await open(page, "/search");
    await field(page).fill("permanent lock");
    await countOn(page);
    await expect(page).toHaveURL(/\/search\?q=permanent\+lock$/);
    await found(page).getByText("lock").first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(field(page)).toHaveValue("permanent lock");
    await countOn(page);
  });

  test("what is typed before React is there is kept", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/search?q=tick", { waitUntil: "commit" });
    await firstPaint(page);
    await field(page).click();
    await page.keyboard.type("permanent lockk");
    await page.keyboard.press("Backspace");
    release();
    await page.keyboard.type("ing", { delay: 20 });
    await expect(status(page)).toHaveText(/ for “permanent locking”$/);
    await expect(field(page)).toHaveValue("permanent locking");
    await expect(page).toHaveURL(/\/search\?q=permanent\+locking$/);
  });

  test("V4 Back shows the results where the reader left them", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "/search?q=fees");
    await countOn(page);
    const result = page.locator("main ol a").nth(12);
    await result.scrollIntoViewIfNeeded();
    // The page notes the position a frame after it has scrolled.
    await twoFrames(page);
    await twoFrames(page);
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(500);
    await result.click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await countOn(page);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  });

  test("without results it names pages that lead further", async ({ page }) => {
    await open(page, "/search?q=xylophone");
    expect(await countOn(page)).toBe(0);
    await expect(page.getByRole("main").getByRole("link", { name: "The glossary" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("what cannot be fetched is told, and Retry helps", async ({ page }) => {
    await page.route(/\.store\.json$/, (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, "/search?q=oracle");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("503");
    await page.unroute(/\.store\.json$/);
    await alert.getByRole("button", { name: "Retry" }).click();
    expect(await countOn(page)).toBeGreaterThan(0);
    await expect(alert).toHaveCount(0);
  });

  for (const query of [
    "?q=%E0%A4%A",
    "?q=%20%20&kind=film",
    `?q=${"a".repeat(5000)}`,
    "?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "?q=title%3A%22&section=%F0%9F%98%80",
    "?q=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7&version=none",
    "?&&==&q",
  ]) {
    test(`any query is safe: ${query.slice(0, 40)}`, async ({ page }) => {
      await open(page, `/search${query}`);
      await expect(field(page)).toBeEditable();
      await field(page).fill("oracle");
      expect(await countOn(page)).toBeGreaterThanOrEqual(0);
      await expect(page.locator("main img")).toHaveCount(0);
    });
  }

  test("search engines are told not to list it", async ({ request }) => {
    const html = await (await request.get("/search")).text();
    expect(html).toContain('name="robots" content="noindex"');
  });

  for (const width of [390, 1440]) {
    test(`X5 axe finds nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/search?q=emision+lock");
      await countOn(page);
      await expectNoViolations(page);
    });
  }
});

test.describe("X5 without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says why it finds nothing, and where to look", async ({ page }) => {
    await page.goto("/search?q=lock");
    await expect(page.getByRole("main")).toContainText("needs scripts");
    await page.getByRole("link", { name: "The documentation" }).click();
    await expect(page).toHaveURL(/\/docs/);
  });

  test("its form leads to its address", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("vote lock");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=vote\+lock$/);
  });
});
