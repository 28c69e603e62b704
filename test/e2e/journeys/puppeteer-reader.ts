import puppeteer, { type KeyInput, type Browser as Started } from "puppeteer-core";
import { requireHeadlessChromium } from "../../chromium";
import { requireFirefox } from "../../firefox";
import type { Reader } from "./reader";

/** As long as anything may take that is waited for, in ms. */
const PATIENCE = 10_000;

/** Chromium or Firefox, over the protocol that each of them speaks. */
export const startPuppeteer = (
  browser: "chromium" | "firefox",
  preferences: Record<string, number>,
): Promise<Started> =>
  browser === "firefox"
    ? puppeteer.launch({
        browser,
        executablePath: requireFirefox(),
        extraPrefsFirefox: preferences,
      })
    : puppeteer.launch({
        executablePath: requireHeadlessChromium(),
        headless: "shell",
        args: ["--no-sandbox", "--font-render-hinting=none"],
      });

/** Runs before a page's own scripts: tells the test what the page's policy has forbidden. */
function tellOfPolicy(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** A reader in a window of their own, without anything stored. */
export async function openPuppeteer(started: Started): Promise<Reader> {
  const context = await started.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const isChromium = (await started.version()).includes("Chrome");
  const problems: string[] = [];
  page.on("console", (message) => {
    // Fonts come from another host, which the tests do not reach.
    const isOwn = new URL(message.location().url || page.url()).hostname === "localhost";
    if (isOwn && message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(tellOfPolicy);
  const parsed = { waitUntil: "domcontentloaded" } as const;
  return {
    open: async (url) => {
      // Chromium without windows has nobody to ask.
      if (isChromium)
        await context.overridePermissions(new URL(url).origin, ["clipboard-sanitized-write"]);
      await page.goto(url, parsed);
    },
    reload: async () => void (await page.reload(parsed)),
    // Not at once: a script that ends its own page is never answered.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    press: async (...keys) => {
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.locator(selector).click(),
    hover: (selector) => page.locator(selector).hover(),
    look: (see, ...values) => {
      const ask = () => page.evaluate(see, ...values);
      // What is asked while one page gives way to the next is asked again.
      return ask().catch((reason) => {
        if (/context was destroyed|no such frame|navigat/i.test(String(reason))) return ask();
        throw reason;
      });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    problems: () => problems,
    close: () => context.close(),
  };
}
