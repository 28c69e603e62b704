import type { Locator, Page, Route } from "@playwright/test";
import { isLanding } from "../../playwright.config";
import { expectNoViolations } from "./axe";
import { blockScript, dataOf, open, scriptsOf, twoFrames, watchShifts } from "./loading";
import { expect, Faults, test } from "./site";

const DOC = "/docs/core/dynamic-fees";
const GLOSSARY = "/glossary";
/** This text is in the script that shows definitions, and in no other script. */
const MARK = "has no term";

const terms = (page: Page) =>
  page.getByRole("article").locator("a[href*='/glossary#']:not(span a)");
/** Returns every third term, so that all parts of the page are covered. */
const someTerms = async (page: Page): Promise<Locator[]> =>
  (await terms(page).all()).filter((_, index) => index % 3 === 0);
const term = (page: Page, name: string) =>
  terms(page).and(page.getByRole("link", { name, exact: true }));
const definition = (page: Page) => page.getByRole("note").locator("visible=true");
const definitionOf = (page: Page, text: string) =>
  page.locator("[popover]:popover-open", { hasText: text });
const shown = (page: Page) => page.locator("[popover]:popover-open");

const ARBITRAGE = "A purchase in one market";
const TICK = "One step of a price";

/** Moves the mouse away from everything. */
const away = (page: Page) => page.mouse.move(2, 300);

async function expectInWindow(page: Page): Promise<void> {
  const box = await shown(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect(box?.y).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 8);
}

test.describe("WCAG 1.4.13 a definition is shown", () => {
  test("where the mouse rests, and stays while it is on the definition", async ({ page }) => {
    const faults = new Faults(page, () => false);
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expect(definition(page)).toContainText(ARBITRAGE);
    await expect(term(page, "arbitrage")).toHaveAccessibleDescription(new RegExp(ARBITRAGE));
    await definition(page).hover();
    await page.clock.install();
    await page.clock.runFor(2000);
    await expect(definition(page)).toContainText(ARBITRAGE);
    await page.clock.resume();
    await away(page);
    await expect(shown(page)).toHaveCount(0);
    expect(faults.found).toEqual([]);
  });

  test("not where the mouse only passes", async ({ page }) => {
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expect(definition(page)).toBeVisible();
    await away(page);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.install();
    await term(page, "arbitrage").hover();
    await page.clock.runFor(200);
    await away(page);
    await page.clock.runFor(2000);
    await expect(shown(page)).toHaveCount(0);
  });

  test("by the keyboard's focus, whose next stops are the links in it", async ({ page }) => {
    await open(page, DOC);
    await term(page, "arbitrage").focus();
    await expect(definition(page)).toContainText(ARBITRAGE);
    await page.keyboard.press("Tab");
    await expect(definition(page).getByRole("link", { name: "Glossary" })).toBeFocused();
    await page.keyboard.press("Tab");
    const explained = definition(page).getByRole("link", { name: "Oracle and MEV protection" });
    await expect(explained).toBeFocused();
    await expect(explained).toHaveAttribute("href", "/docs/core/oracle-n-mev-protection#mev");
    await page.keyboard.press("Tab");
    await expect(definitionOf(page, ARBITRAGE)).toHaveCount(0);
  });

  test("until Escape, which gives the focus back to the term", async ({ page }) => {
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expect(definition(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(shown(page)).toHaveCount(0);
    await away(page);
    await term(page, "arbitrage").focus();
    await expect(definition(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(definition(page).getByRole("link", { name: "Glossary" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(shown(page)).toHaveCount(0);
    await expect(term(page, "arbitrage")).toBeFocused();
  });

  test("one at a time", async ({ page }) => {
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expect(definitionOf(page, ARBITRAGE)).toBeVisible();
    await term(page, "tick").hover();
    await expect(definitionOf(page, TICK)).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(shown(page)).toHaveCount(0);
  });

  test("of which a click on the term, or on its link, leads on without a new load", async ({
    page,
  }) => {
    await open(page, DOC);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await term(page, "arbitrage").hover();
    await expect(definition(page)).toBeVisible();
    await term(page, "arbitrage").click();
    await expect(page).toHaveURL(/\/glossary#arbitrage$/);
    await away(page);
    await page.goBack();
    await twoFrames(page);
    await term(page, "arbitrage").hover();
    await definition(page).getByRole("link", { name: "Oracle and MEV protection" }).click();
    await expect(page).toHaveURL(/oracle-n-mev-protection#mev$/);
    await expect(shown(page)).toHaveCount(0);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("without anything moving, and axe finds nothing", async ({ page }) => {
    const shifts = await watchShifts(page);
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expect(definition(page)).toBeVisible();
    await twoFrames(page);
    expect(await shifts()).toEqual([]);
    await expectNoViolations(page, "article");
  });

  test("above the navbar and inside the window, wherever the term is", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 500 });
    await open(page, DOC);
    for (const link of await someTerms(page)) {
      await link.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().bottom - 470));
      await link.hover();
      await expect(shown(page)).toHaveCount(1);
      await expectInWindow(page);
      await away(page);
      await expect(shown(page)).toHaveCount(0);
    }
  });
});

/**
 * Taps the empty space in the navbar between the brand and the buttons. Elsewhere a definition may
 * cover the next term.
 */
async function tapElsewhere(page: Page): Promise<void> {
  const bar = await page.getByRole("banner").boundingBox();
  await page.touchscreen.tap(165, (bar?.y ?? 0) + 30);
}

for (const width of [320, 390]) {
  test.describe(`on a phone ${width} px wide`, { tag: width === 390 ? ["@full"] : [] }, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true });

    test("a tap shows a definition, another elsewhere closes it", async ({ page }) => {
      await open(page, DOC);
      for (const link of await someTerms(page)) {
        await link.scrollIntoViewIfNeeded();
        // The scroll event comes a frame or two later. It would close what the tap opens.
        await twoFrames(page);
        await link.tap();
        await expect(shown(page)).toHaveCount(1);
        await expectInWindow(page);
        await tapElsewhere(page);
        await expect(shown(page)).toHaveCount(0);
      }
      await expect(page).toHaveURL(new RegExp(`${DOC}$`));
    });

    test("a first tap on a slow phone never follows the link", async ({ page }) => {
      await open(page, DOC);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
      const links = await someTerms(page);
      for (const link of isLanding ? links.slice(0, 2) : links) {
        await link.scrollIntoViewIfNeeded();
        await twoFrames(page);
        await link.tap();
        await expect(shown(page)).toHaveCount(1);
        await tapElsewhere(page);
        await expect(shown(page)).toHaveCount(0);
      }
      await expect(page).toHaveURL(new RegExp(`${DOC}$`));
    });

    test("the first tap waits for the script, the second follows the link", async ({ page }) => {
      await open(page, DOC);
      await term(page, "arbitrage").tap();
      await expect(definition(page)).toContainText(ARBITRAGE);
      await expectNoViolations(page, "article");
      await term(page, "arbitrage").tap();
      await expect(page).toHaveURL(/\/glossary#arbitrage$/);
    });
  });
}

test.describe("at twice the size", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("a definition fits into the window", async ({ page }) => {
    await open(page, DOC);
    await term(page, "arbitrage").hover();
    await expectInWindow(page);
  });
});

test.describe("X5 without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a term leads to its entry", async ({ page }) => {
    await page.goto(DOC);
    await term(page, "arbitrage").click();
    await expect(page).toHaveURL(/\/glossary#arbitrage$/);
    await expect(page.locator("[id='arbitrage']")).toBeInViewport();
  });
});

test("V3 a term whose script cannot be loaded leads to its entry", async ({ page }) => {
  await blockScript(page, MARK);
  await open(page, DOC);
  await term(page, "arbitrage").click();
  await expect(page).toHaveURL(/\/glossary#arbitrage$/);
  // Prefetches may still be on their way through the route.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("V3 a term whose definition cannot be loaded stays a link, and the page as it is", async ({
  page,
}) => {
  await open(page, DOC);
  const fail = (route: Route) => route.fulfill({ status: 500 });
  await page.route(dataOf(GLOSSARY), fail);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const failed = page.waitForEvent("response", (response) => response.status() === 500);
  await term(page, "arbitrage").hover();
  await failed;
  await twoFrames(page);
  expect(loads).toEqual([]);
  await page.unroute(dataOf(GLOSSARY), fail);
  await away(page);
  await term(page, "arbitrage").hover();
  await expect(definition(page)).toContainText(ARBITRAGE);
});

test("X5 nothing of it is printed", async ({ page }) => {
  await open(page, DOC);
  await term(page, "arbitrage").hover();
  await expect(definition(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(definition(page)).toHaveCount(0);
  await expect(term(page, "arbitrage")).toHaveCSS("text-decoration-line", "none");
});

test("the script of definitions comes with the first use of a term", async ({ page }) => {
  const isThere = async (path: string) =>
    [...(await scriptsOf(page, path)).values()].some((script) => script.includes(MARK));
  expect(await isThere("/blog/archive")).toBe(false);
  expect(await isThere(DOC)).toBe(false);
  const loaded = page.waitForResponse(async (response) =>
    response.url().endsWith(".js") ? (await response.text()).includes(MARK) : false,
  );
  await term(page, "arbitrage").hover();
  await loaded;
});

test("the glossary is linked from the docs, and its letters lead to their terms", async ({
  page,
}) => {
  await open(page, DOC);
  await page.getByRole("complementary").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  const letter = { name: "T", exact: true };
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", letter).click();
  await expect(page.getByRole("heading", { level: 2, ...letter })).toBeInViewport();
});
