import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import { askAgain, isOwn, tellOfPolicy } from "../../test/e2e/journeys/in-page";
import type { Reader, Settings, Started } from "../../test/e2e/journeys/reader";
import { FIREFOX } from "../../test/programs/firefox";
import { required } from "../../test/programs/program";

/** The longest time that anything may take, in ms. */
const PATIENCE = 10_000;

/** The message about a font that was still loading when the reader left the page. */
const ABORTED = /downloadable font: download failed .* status=2152398850/;

/** Returns Firefox's preferences (`about:config`) for the settings of a reader. */
const preferencesOf = ({ scripts, storage, colors, text }: Settings) => ({
  ...(scripts && { "javascript.enabled": false }),
  // Blocks all cookies, and with them all storage.
  ...(storage && { "network.cookie.cookieBehavior": 2 }),
  // Uses the system's colours, whatever the page wants.
  ...(colors && { "browser.display.document_color_use": 2 }),
  // In percent, for text only.
  ...(text && { "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 }),
});

/** Starts Firefox over WebDriver BiDi. Playwright can drive only a Firefox of its own. */
export async function startFirefox(settings: Settings): Promise<Started> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: required(FIREFOX),
    extraPrefsFirefox: preferencesOf(settings),
  });
  return { newReader: () => openFirefox(browser), close: () => browser.close() };
}

/** Opens a window for a reader with nothing stored. */
async function openFirefox(browser: Browser): Promise<Reader> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!ABORTED.test(problem)) problems.push(problem);
  };
  page.on("console", (message) => {
    const isError = message.type() === "error";
    if (isError && isOwn(message.location().url || page.url())) note(message.text());
  });
  page.on("pageerror", (error) => note(String(error)));
  await page.evaluateOnNewDocument(tellOfPolicy);
  const parsed = { waitUntil: "domcontentloaded" } as const;
  return {
    open: async (url) => void (await page.goto(url, parsed)),
    reload: async () => void (await page.reload(parsed)),
    press: async (...keys) => {
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.locator(selector).click(),
    tap: async (selector) => {
      const element = await page.locator(selector).waitHandle();
      await element.tap();
    },
    hover: (selector) => page.locator(selector).hover(),
    look: (see, ...values) => askAgain(() => page.evaluate(see, ...values)),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    problems: () => problems,
    close: () => context.close(),
  };
}
