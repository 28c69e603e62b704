import type { Browser, Settings } from "./reader";
import { ready } from "./show";
import { expect, test } from "./test";

const DOC = "/docs/core/metadex";
const MODE = "button[aria-label^='Switch between dark and light']";

/** Runs tests with a reader's setting. Skips the browsers that do not have it. */
const withSettings = (title: string, settings: Settings, without: Browser[], tests: () => void) =>
  test.describe(title, () => {
    test.use({ settings });
    // Each worker starts a browser of its own. In this mode one worker runs all tests of the group.
    test.describe.configure({ mode: "default" });
    test.beforeEach(({ journeyBrowser }) => {
      test.skip(without.includes(journeyBrowser), "This browser has no such setting.");
    });
    tests();
  });

/** Returns the elements that are wider than the window. */
const tooWide = (): string[] =>
  Array.from(document.querySelectorAll("body *"))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !element.closest("[role=group], [role=region], table, pre, svg"))
    .map((element) => element.outerHTML.slice(0, 100));

withSettings("X5 without scripts", { scripts: "off" }, [], () => {
  test("a phone shows the way to every doc, and no control that does nothing", async ({
    reader,
    site,
  }) => {
    await reader.resize(390, 844);
    await reader.open(site.url + DOC);
    const controls = await reader.look(() =>
      Array.from(document.querySelectorAll("button, input"))
        .filter((control) => control.getClientRects().length > 0)
        .map((control) => control.outerHTML.slice(0, 100)),
    );
    expect(controls).toEqual([]);
    const [shown, items] = await reader.look(() =>
      ["nav[aria-label=Docs] a", "nav[aria-label=Main] a"].map(
        (links) =>
          Array.from(document.querySelectorAll(links)).filter(
            (link) => link.getClientRects().length > 0,
          ).length,
      ),
    );
    expect(shown).toBeGreaterThan(10);
    expect(items).toBeGreaterThan(4);
    expect(await reader.look(tooWide)).toEqual([]);
  });

  test("all panels of tabs are shown, each with its name", async ({ reader, site }) => {
    await reader.open(`${site.url}/elements`);
    const hidden = await reader.look(
      () =>
        Array.from(document.querySelectorAll("[role=tabpanel]")).filter(
          (panel) => panel.getClientRects().length === 0,
        ).length,
    );
    expect(hidden).toBe(0);
  });
});

withSettings("V6 without storage", { storage: "off" }, [], () => {
  // `navigation.spec.ts` has the same in Chromium.
  test("the page reacts, and its mode, search and links work", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    await reader.open(site.url + DOC);
    await ready(reader);
    await reader.click(MODE);
    await expect
      .poll(() => reader.look(() => document.documentElement.dataset.theme))
      .toBe("light");
    await reader.press("Control", "k");
    await expect
      .poll(() =>
        reader.look(() => document.querySelector("dialog[open] [role=combobox]") !== null),
      )
      .toBe(true);
    await reader.press("Escape");
    await reader.click("nav[aria-label=Docs] a[href='/docs/core/dynamic-fees']");
    await expect.poll(() => reader.look(() => location.pathname)).toBe("/docs/core/dynamic-fees");
    expect(reader.problems()).toEqual([]);
  });
});

withSettings("X7 in forced colours", { colors: "forced" }, ["webkit"], () => {
  test("what is scrolled does not shine through the navbar", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    await reader.open(site.url + DOC);
    const [isForced, ground] = await reader.look(() => {
      const bar = document.querySelector("nav[aria-label=Main]")?.parentElement;
      const isActive = matchMedia("(forced-colors: active)").matches;
      return [isActive, bar && getComputedStyle(bar).backgroundColor];
    });
    expect(isForced).toBe(true);
    expect(ground).toMatch(/^rgb\(/);
  });
});

withSettings("X7 with text of twice the size", { text: "large" }, ["webkit"], () => {
  // With text of this size, 640 px correspond to the usual 320 px, the smallest width that a page
  // must fit (WCAG 1.4.10).
  for (const width of [1440, 640]) {
    test(`a doc can be read at ${width} px`, async ({ reader, site }) => {
      await reader.resize(width, 900);
      await reader.open(site.url + DOC);
      const [size, share] = await reader.look(() => {
        const text = document.querySelector("article p");
        if (!text) return [0, 0];
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        return [size, text.getBoundingClientRect().width / innerWidth];
      });
      expect(size).toBe(34);
      // The contents and the sidebar make room for the text.
      expect(share).toBeGreaterThan(0.7);
      expect(await reader.look(tooWide)).toEqual([]);
    });
  }
});
