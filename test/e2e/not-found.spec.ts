import type { Page } from "@playwright/test";
import { hydrated } from "./loading";
import { expect, Faults, test } from "./site";

const MISSPELT = "/docs/core/metadx";
const STORE = /\/static\/[^/]+\.store\.json$/;

const main = (page: Page) => page.getByRole("main");
const suggestions = (page: Page) => main(page).getByRole("region", { name: "Did you mean" });
/** Gatsby also requests the data of an unknown page. */
const isUnknown = (url: string) => url.includes(MISSPELT);

test.describe("E5", () => {
  test("a misspelt path suggests the page that was meant, and leads there", async ({ page }) => {
    const faults = new Faults(page, isUnknown);
    const response = await page.goto(MISSPELT);
    expect(response?.status()).toBe(404);
    const links = suggestions(page).getByRole("link");
    await expect(links.first()).toHaveText("MetaDEX");
    await expect(suggestions(page)).toContainText("/docs/core/metadex");
    expect(await links.count()).toBeLessThanOrEqual(3);
    await links.first().click();
    await expect(page).toHaveURL(/\/docs\/core\/metadex$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MetaDEX");
    expect(faults.found).toEqual([]);
  });

  test("the routes are fetched by the not-found page alone", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (STORE.test(request.url())) fetched.push(request.url());
    });
    await page.goto("/docs/core/metadex");
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.goto(MISSPELT);
    await expect(suggestions(page)).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  test("without the routes the page is complete", async ({ page }) => {
    await page.route(STORE, (route) => route.abort());
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const failed = page.waitForEvent("requestfailed", (request) => STORE.test(request.url()));
    await page.goto(MISSPELT);
    await failed;
    await page.waitForLoadState("networkidle");
    await expect(suggestions(page)).toHaveCount(0);
    await expect(main(page).getByRole("button", { name: "Search docs and posts" })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("the search opens from within the page, by mouse and by keyboard", async ({ page }) => {
    await page.goto(MISSPELT);
    await hydrated(page);
    const button = main(page).getByRole("button", { name: "Search docs and posts" });
    const dialog = page.getByRole("dialog", { name: "Search" });
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press("Enter");
    await dialog.getByRole("combobox").fill("emissions");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/core\/tokenomics-n-emissions/);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("X5 the page offers what works: links, and no search", async ({ page }) => {
      await page.goto(MISSPELT);
      await expect(main(page).getByRole("link", { name: "The documentation" })).toBeVisible();
      await expect(main(page).getByRole("link", { name: "The blog" })).toBeVisible();
      await expect(main(page).getByText("Search docs and posts")).toBeHidden();
      await main(page).getByRole("link", { name: "The blog" }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });
});
