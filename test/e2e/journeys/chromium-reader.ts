import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../programs/chromium";
import { OLD_CHROMIUM } from "../../programs/old-chromium";
import { required } from "../../programs/program";
import { blockStorage } from "../loading";
import { askAgain, isOwn, tellOfPolicy } from "./in-page";
import type { Reader, Settings, Started } from "./reader";

/** The longest time that anything may take, in ms. */
const PATIENCE = 10_000;

/** Starts a Chromium: the installed one, or the oldest that the site supports. */
export async function startChromium(
  version: "installed" | "oldest",
  settings: Settings,
): Promise<Started> {
  const browser = await chromium.launch({
    executablePath:
      version === "oldest" ? required(OLD_CHROMIUM) : chromiumPath({ isWatched: false }),
    args: [
      "--no-sandbox",
      "--font-render-hinting=none",
      ...(settings.text === "large" ? ["--blink-settings=defaultFontSize=32"] : []),
    ],
  });
  return {
    newReader: () => openChromium(browser, settings),
    close: () => browser.close(),
  };
}

/** Opens a window for a reader with nothing stored. */
async function openChromium(browser: Browser, settings: Settings): Promise<Reader> {
  const context = await browser.newContext({
    javaScriptEnabled: settings.scripts !== "off",
    forcedColors: settings.colors === "forced" ? "active" : "none",
    permissions: ["clipboard-read", "clipboard-write"],
    hasTouch: true,
  });
  await context.addInitScript(tellOfPolicy);
  const page = await context.newPage();
  if (settings.storage === "off") await blockStorage(page);
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on("console", (message) => {
    const isError = message.type() === "error";
    if (isError && isOwn(message.location().url || page.url())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  const parsed = { waitUntil: "domcontentloaded" } as const;
  return {
    open: async (url) => void (await page.goto(url, parsed)),
    reload: async () => void (await page.reload(parsed)),
    press: (...keys) => page.keyboard.press(keys.join("+")),
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.locator(selector).first().click(),
    tap: (selector) => page.locator(selector).first().tap(),
    hover: (selector) => page.locator(selector).first().hover(),
    // The call goes as text, because Playwright passes only one argument.
    look: (see, ...values) =>
      askAgain(() => page.evaluate(`(${see})(...${JSON.stringify(values)})`)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot({ fullPage: true }),
    problems: () => problems,
    close: () => context.close(),
  };
}
