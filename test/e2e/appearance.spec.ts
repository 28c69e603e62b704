import type { Page } from "@playwright/test";
import {
  blockStorage,
  firstPaint,
  holdScripts,
  hydrated,
  watchFrames,
  watchShifts,
} from "./loading";
import { expect, Faults, test } from "./site";

const PATH = "/docs/core/metadex";
/** As in content/site.yml. */
const ANNOUNCEMENT = "sample-site";

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between/ });
const nameFor = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The mode of a page in all the places that show it. */
const appearance = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    const bars = document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']");
    return {
      theme: root.dataset.theme,
      colorScheme,
      background: backgroundColor,
      bars: Array.from(bars, ({ content }) => content),
    };
  });

/** Fails unless a page shows a mode everywhere; answers with its background. */
async function expectMode(page: Page, mode: "dark" | "light"): Promise<string> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
  const { background, ...rest } = await appearance(page);
  expect(rest).toEqual({ theme: mode, colorScheme: mode, bars: [background] });
  return background;
}

test.describe("C1", () => {
  test("the toggle switches between dark and light only, and its name says which is on", async ({
    page,
  }) => {
    await page.goto(PATH);
    await hydrated(page);
    const dark = await expectMode(page, "dark");
    await expect(toggle(page)).toHaveAccessibleName(nameFor("dark"));
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(nameFor("light"));
    expect(await expectMode(page, "light")).not.toBe(dark);
    await toggle(page).press("Enter");
    await expect(toggle(page)).toHaveAccessibleName(nameFor("dark"));
    expect(await expectMode(page, "dark")).toBe(dark);
  });

  for (const system of ["dark", "light"] as const) {
    test(`as shipped a ${system} system changes nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(PATH);
      await hydrated(page);
      await expectMode(page, "dark");
    });
  }
});

test.describe("C2", () => {
  test("the choice outlives a reload and goes along to other pages", async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await toggle(page).click();
    expect(await stored(page, "theme")).toBe("light");
    await page.reload();
    await hydrated(page);
    await expectMode(page, "light");
    await expect(toggle(page)).toHaveAccessibleName(nameFor("light"));
    await page.getByRole("link", { name: "Concepts" }).click();
    await expect(page).toHaveURL(/tokenomics/);
    await expectMode(page, "light");
  });

  test("other tabs follow", async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const page of [one, other]) {
      await page.goto(PATH);
      await hydrated(page);
    }
    await toggle(one).click();
    await expectMode(other, "light");
    await expect(toggle(other)).toHaveAccessibleName(nameFor("light"));
    await toggle(other).click();
    await expectMode(one, "dark");
    await expect(toggle(one)).toHaveAccessibleName(nameFor("dark"));
  });

  for (const [mode, system] of [
    ["light", "dark"],
    ["dark", "light"],
  ] as const) {
    test(`${mode} is there at the first paint, before any script file, and no other mode ever is`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((choice) => localStorage.setItem("theme", choice), mode);
      const release = await holdScripts(page);
      const frames = await watchFrames(page, () => {
        if (!document.body) return;
        const { theme } = document.documentElement.dataset;
        return `${theme} ${getComputedStyle(document.documentElement).backgroundColor}`;
      });
      await page.goto(PATH, { waitUntil: "domcontentloaded" });
      await firstPaint(page);
      const background = await expectMode(page, mode);
      expect(await frames()).toEqual([`${mode} ${background}`]);
      // The toggle shows the choice already, although it cannot be used yet.
      await expect(toggle(page).locator(`svg[data-mode=${mode}]`)).toBeVisible();
      release();
      await hydrated(page);
      await expect(toggle(page)).toHaveAccessibleName(nameFor(mode));
      expect(await frames()).toEqual([`${mode} ${background}`]);
    });
  }

  test("V6 with storage blocked the toggle works", async ({ page }) => {
    await blockStorage(page);
    const faults = new Faults(page, () => false);
    await page.goto(PATH);
    await hydrated(page);
    await toggle(page).click();
    await expectMode(page, "light");
    expect(faults.found).toEqual([]);
  });
});

test.describe("L2", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
  const close = (page: Page) => page.getByRole("button", { name: "Close announcement" });

  const seed = (page: Page, id: string, dismissed: boolean) =>
    page.addInitScript(
      ([key, value]) => {
        // Once: what the page stores has to stay.
        if (localStorage.getItem("announcement.id")) return;
        localStorage.setItem("announcement.id", key);
        localStorage.setItem("announcement.dismissed", value);
      },
      [id, String(dismissed)] as const,
    );

  const isShownInFrames = (page: Page) =>
    watchFrames(page, () => {
      const section = document.querySelector("section[aria-label='Announcement']");
      return section ? String(section.getClientRects().length > 0) : undefined;
    });

  test("a dismissed bar never flashes and shifts nothing", async ({ page }) => {
    await seed(page, ANNOUNCEMENT, true);
    const release = await holdScripts(page);
    const frames = await isShownInFrames(page);
    const shifts = await watchShifts(page);
    await page.goto(PATH, { waitUntil: "domcontentloaded" });
    await firstPaint(page);
    expect(await frames()).toEqual(["false"]);
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await frames()).toEqual(["false"]);
    expect(await shifts()).toEqual([]);
  });

  test("a new id shows again at once, and shifts nothing", async ({ page }) => {
    await seed(page, "an-older-one", true);
    const release = await holdScripts(page);
    const frames = await isShownInFrames(page);
    const shifts = await watchShifts(page);
    await page.goto(PATH, { waitUntil: "domcontentloaded" });
    await firstPaint(page);
    expect(await frames()).toEqual(["true"]);
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await frames()).toEqual(["true"]);
    expect(await shifts()).toEqual([]);
    expect(await stored(page, "announcement.id")).toBe(ANNOUNCEMENT);
    expect(await stored(page, "announcement.dismissed")).toBe("false");
  });

  test("a dismissal outlives a reload and goes along to other pages", async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("link", { name: "Concepts" }).click();
    await expect(page).toHaveURL(/tokenomics/);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  });

  test("a tab that shows an older announcement does not dismiss a newer one", async ({
    context,
  }) => {
    const [old, fresh] = [await context.newPage(), await context.newPage()];
    for (const page of [old, fresh]) {
      await page.goto(PATH);
      await hydrated(page);
    }
    // As a tab does that was opened after the site file got a new announcement.
    await fresh.evaluate(() => {
      localStorage.setItem("announcement.id", "a-newer-one");
      localStorage.setItem("announcement.dismissed", "false");
    });
    await close(old).click();
    await expect(bar(old)).toBeHidden();
    expect(await stored(fresh, "announcement.id")).toBe("a-newer-one");
    expect(await stored(fresh, "announcement.dismissed")).toBe("false");
  });

  test("V6 with storage blocked it shows and can be closed", async ({ page }) => {
    await blockStorage(page);
    const faults = new Faults(page, () => false);
    await page.goto(PATH);
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    expect(faults.found).toEqual([]);
  });
});
