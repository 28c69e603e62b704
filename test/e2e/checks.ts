/**
 * Checks that must hold on every page, whatever it shows. Each check returns what it finds, for a
 * message.
 */

import type { Page } from "@playwright/test";
import { isLanding } from "../../playwright.config";
import { COLOURS, violations } from "./axe";
import { twoFrames } from "./loading";

export type Mode = "dark" | "light";

/** A device, as style sheets see it. */
export interface Device {
  viewport: { width: number; height: number };
  hasTouch: boolean;
}

export const DESKTOP: Device = { viewport: { width: 1440, height: 900 }, hasTouch: false };
export const PHONE: Device = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * Widths in px: the smallest that must work (WCAG 2.2, 1.4.10), those of phones, tablets and
 * desktops, and what remains of these at a zoom of 200 %.
 */
const ALL_WIDTHS = [320, 384, 390, 512, 720, 768, 960, 1024, 1440, 1920];

/** In `npm test`, one width for each layout of the page. */
export const WIDTHS = isLanding ? [320, 390, 768, 1440] : ALL_WIDTHS;

/**
 * Gives a page the size and the pointer of a device. Playwright cannot change the touch setting of
 * an open context, so this function asks the browser.
 */
export async function become(page: Page, { viewport, hasTouch }: Device): Promise<void> {
  await page.setViewportSize(viewport);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
  await browser.detach();
  await twoFrames(page);
}

/** Switches a page to a mode. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.locator("html").evaluate((root, theme) => {
    Object.assign(root.dataset, { theme, themeChoice: theme });
  }, mode);
  await twoFrames(page);
}

/** Opens all parts of a page that do not close other parts. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const toggles = page.getByRole("main").locator("button[aria-pressed=false]:visible");
  while ((await toggles.count()) > 0) await toggles.first().click();
  await page.mouse.move(0, 0);
}

/** Returns the elements that make a page, or a dialog on it, wider than its visible width. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return frames.flatMap((frame) => {
      if (frame.scrollWidth <= frame.clientWidth) return [];
      const end = frame.getBoundingClientRect().left + frame.clientWidth;
      const parts = Array.from(frame.querySelectorAll("*"));
      return parts
        .filter((part) => part.getBoundingClientRect().right > end + 0.5)
        .slice(0, 3)
        .map((part) => part.outerHTML.slice(0, 80));
    });
  });

/**
 * Returns the elements that make a page too wide, for each of the widths in px. The page keeps the
 * last width.
 */
export async function tooWideAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await twoFrames(page);
    found.push(...(await tooWide(page)).map((part) => `${width} px: ${part}`));
  }
  return found;
}

/** Returns the inline formulas that are wider than their text. */
export const wideFormulas = (page: Page): Promise<string[]> =>
  page.locator("main :is(p, li, h2, h3) math:not([display=block])").evaluateAll((all) =>
    all.flatMap((formula) => {
      const { right } = formula.getBoundingClientRect();
      const block = formula.closest("p, li, h2, h3")?.getBoundingClientRect();
      const by = right - (block?.right ?? 0);
      return by > 0.5 ? [`${formula.textContent} by ${by.toFixed(1)} px`] : [];
    }),
  );

/** Excludes the inputs that the browser draws itself. */
const CONTROLS = "a, button, select, input:not([type=range], [type=checkbox], [type=radio])";

/** Returns the controls that have a background or a border, but no border in forced colours. */
export async function unboundedControls(page: Page): Promise<string[]> {
  const controls = page.locator("main, header, dialog").locator(CONTROLS);
  // Marks the controls instead of counting them: the page may still add parts in between.
  await controls.evaluateAll((all) => {
    for (const control of all) {
      const { backgroundColor, borderWidth } = getComputedStyle(control);
      const isBounded = backgroundColor !== "rgba(0, 0, 0, 0)" || borderWidth !== "0px";
      control.toggleAttribute("data-bounded", isBounded);
    }
  });
  await page.emulateMedia({ forcedColors: "active" });
  const without = await page.locator("[data-bounded]").evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .filter((control) => getComputedStyle(control).borderWidth === "0px")
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return without;
}

/** Paper is light, so a dark page has to change on its way there. */
const PRINTED: Mode[] = isLanding ? ["dark"] : ["dark", "light"];

/**
 * Returns parts that do not belong on paper, and text that is unreadable there in one of the modes.
 */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ media: "print" });
  if (!(await page.getByRole("heading", { level: 1 }).isVisible())) found.push("no heading");
  const roles = ["navigation", "complementary", "button", "tablist"] as const;
  const fields = ["combobox", "searchbox", "slider", "spinbutton", "textbox"] as const;
  for (const role of [...roles, ...fields]) {
    const count = await page.getByRole(role).count();
    if (count > 0) found.push(`${count} of role ${role}`);
  }
  for (const mode of PRINTED) {
    await setMode(page, mode);
    found.push(...(await violations(page, { rules: COLOURS })).map((rule) => `${mode}: ${rule}`));
  }
  await page.emulateMedia({ media: null });
  return found;
}
