import type { Page } from "@playwright/test";
import { firstPaint, holdScripts, hydrated, open, watchFrames, watchShifts } from "./loading";
import { expect, test } from "./site";

const PATH = "/docs/core/metadex";
/** The announcement's id in the fixture's site.yml. */
const ANNOUNCEMENT = "sample-site";

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between/ });
const nameFor = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Reads the page's mode in all the places that show it. */
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

/** Fails unless a page shows a mode everywhere. Returns the page's background colour. */
async function expectMode(page: Page, mode: "dark" | "light"): Promise<string> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
  const { background, ...rest } = await appearance(page);
  expect(rest).toEqual({ theme: mode, colorScheme: mode, bars: [background] });
  return background;
}

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const close = (page: Page) => page.getByRole("button", { name: "Close announcement" });

test("C1, C2, L2, V6 the reader's choices last, and nothing else is kept", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("docs.preferredVersion", "gone"));
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, PATH);
  const dark = await test.step("C1 the system's mode changes nothing", async () => {
    const background = await expectMode(page, "dark");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await expectMode(page, "dark")).toBe(background);
    return background;
  });
  await test.step("C1 the toggle has two modes, and its name says which is on", async () => {
    await expect(toggle(page)).toHaveAccessibleName(nameFor("dark"));
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(nameFor("light"));
    expect(await expectMode(page, "light")).not.toBe(dark);
    await toggle(page).press("Enter");
    await expect(toggle(page)).toHaveAccessibleName(nameFor("dark"));
    expect(await expectMode(page, "dark")).toBe(dark);
  });
  await toggle(page).click();
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await test.step("C2, L2 both choices go along to other pages", async () => {
    await page.getByRole("link", { name: "Concepts" }).click();
    await expect(page).toHaveURL(/tokenomics/);
    await expectMode(page, "light");
    await expect(bar(page)).toBeHidden();
  });
  await test.step("V6 only what docs/browsers.md lists is kept; a docs version that is gone is dropped", async () => {
    const kept = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(kept).toEqual(["announcement.dismissed", "announcement.id", "theme"]);
    expect(await stored(page, "theme")).toBe("light");
  });
  await test.step("C2, L2 both choices outlive a reload", async () => {
    await page.reload();
    await hydrated(page);
    await expectMode(page, "light");
    await expect(toggle(page)).toHaveAccessibleName(nameFor("light"));
    await expect(bar(page)).toBeHidden();
  });
});

test("C2, L2 other tabs follow the mode, and an older announcement does not dismiss a newer one", async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await open(page, PATH);
  await toggle(one).click();
  await expectMode(other, "light");
  await expect(toggle(other)).toHaveAccessibleName(nameFor("light"));
  await toggle(other).click();
  await expectMode(one, "dark");
  await expect(toggle(one)).toHaveAccessibleName(nameFor("dark"));

  // A tab does this if it was opened after the site file got a new announcement.
  await other.evaluate(() => {
    localStorage.setItem("announcement.id", "a-newer-one");
    localStorage.setItem("announcement.dismissed", "false");
  });
  await close(one).click();
  await expect(bar(one)).toBeHidden();
  expect(await stored(other, "announcement.id")).toBe("a-newer-one");
  expect(await stored(other, "announcement.dismissed")).toBe("false");
});

interface Remembered {
  mode: "dark" | "light";
  /** The mode of the reader's system. */
  system: "dark" | "light";
  /** The id of the announcement that the reader has dismissed. */
  dismissed: string;
}

/**
 * Opens a page for a returning reader. Fails unless every frame, from the first paint on, shows the
 * chosen mode. The announcement must be shown or hidden as `isShown` says, and nothing may shift.
 */
async function expectFrames(page: Page, { mode, system, dismissed }: Remembered, isShown: boolean) {
  await page.emulateMedia({ colorScheme: system });
  await page.addInitScript(
    ([choice, id]) => {
      localStorage.setItem("theme", choice);
      // Only once: the page's own changes to the storage must stay.
      if (localStorage.getItem("announcement.id")) return;
      localStorage.setItem("announcement.id", id);
      localStorage.setItem("announcement.dismissed", "true");
    },
    [mode, dismissed] as const,
  );
  const release = await holdScripts(page);
  const frames = await watchFrames(page, () => {
    if (!document.body) return;
    const { theme } = document.documentElement.dataset;
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const section = document.querySelector("section[aria-label='Announcement']");
    const bar = section ? ` ${section.getClientRects().length > 0}` : "";
    return `${theme} ${backgroundColor}${bar}`;
  });
  const shifts = await watchShifts(page);
  await page.goto(PATH, { waitUntil: "domcontentloaded" });
  await firstPaint(page);
  const shown = `${mode} ${await expectMode(page, mode)}`;
  const expectSame = async () => {
    // The bar may appear after the first frame, but the mode must not change.
    const seen = (await frames()).filter((frame) => frame !== shown);
    expect(seen).toEqual([`${shown} ${isShown}`]);
  };
  await expectSame();
  // The toggle already shows the choice, although the reader cannot use it yet.
  await expect(toggle(page).locator(`svg[data-mode=${mode}]`)).toBeVisible();
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(toggle(page)).toHaveAccessibleName(nameFor(mode));
  await expectSame();
  expect(await shifts()).toEqual([]);
}

test("L2 a dismissed bar never flashes and shifts nothing", async ({ page }) => {
  await expectFrames(page, { mode: "dark", system: "light", dismissed: ANNOUNCEMENT }, false);
});

test("C2, L2 a chosen mode and a new announcement are there at the first paint, before any script file", async ({
  page,
}) => {
  await expectFrames(page, { mode: "light", system: "dark", dismissed: "an-older-one" }, true);
  expect(await stored(page, "announcement.id")).toBe(ANNOUNCEMENT);
  expect(await stored(page, "announcement.dismissed")).toBe("false");
});
