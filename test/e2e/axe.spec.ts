import type { Locator, Page } from "@playwright/test";
import { ALL, COLOURS, violations } from "./axe";
import { open, twoFrames } from "./loading";
import { KINDS, type Kind, routes } from "./pages";
import { searchFor } from "./search";
import { expect, test } from "./site";

/** The modes, and what is asked of a page in each: the second differs from the first in colours alone. */
const MODES = [
  { mode: "dark", rules: ALL },
  { mode: "light", rules: COLOURS },
];

/** A desktop with a mouse, and a phone. */
const DEVICES = [
  { viewport: { width: 1440, height: 900 }, hasTouch: false },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
];

async function become(page: Page, { viewport, hasTouch }: (typeof DEVICES)[number]) {
  await page.setViewportSize(viewport);
  // Styles ask for what points; a context of Playwright stays of one kind.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
  await twoFrames(page);
}

/** Opens and unfolds all that does not close anything else. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const toggles = page.getByRole("main").locator("button[aria-pressed=false]");
  while ((await toggles.count()) > 0) await toggles.first().click();
}

const dialog = (page: Page) => page.locator("dialog[open]");

/** Opens a dialog, filled as it is when it is in use. */
async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  if (await dialog(page).getByRole("combobox").isVisible()) await searchFor(page, "lock");
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every page is looked at", () => {
  expect(routes.length).toBeGreaterThan(25);
  expect(routes).toEqual(expect.arrayContaining(["/", "/404", "/docs/core/metadex", "/blog"]));
});

const pages: Pick<Kind, "name" | "path" | "show">[] = [
  ...routes.map((path) => ({ name: path, path })),
  ...KINDS.filter(({ name }) => name === "crash"),
];

for (const { name, path, show } of pages) {
  test(`X7 axe finds nothing on ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    await open(page, path);
    await show?.(page);
    await unfold(page);
    for (const device of DEVICES) {
      await become(page, device);
      const check = async (state: string, within?: string) => {
        for (const { mode, rules } of MODES) {
          await page.locator("html").evaluate((root, theme) => {
            Object.assign(root.dataset, { theme, themeChoice: theme });
          }, mode);
          await twoFrames(page);
          const place = `${state}, ${device.viewport.width} px, ${mode}`;
          for (const violation of await violations(page, { rules, within }))
            found.push(`${place}: ${violation}`);
        }
      };
      await check("page");
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        const panel = await tab.getAttribute("aria-controls");
        await check(`tab ${await tab.textContent()}`, `[role=tablist], [id="${panel}"]`);
      }
      const openers = page.locator("[aria-haspopup=dialog]").filter({ visible: true });
      for (const opener of await openers.all()) {
        await openDialog(page, opener);
        await check(`dialog ${await dialog(page).getAttribute("aria-label")}`, "dialog[open]");
        await dialog(page).evaluate((node: HTMLDialogElement) => node.close());
        await expect(dialog(page)).toHaveCount(0);
      }
    }
    expect(found).toEqual([]);
  });
}
