import { openPuppeteer, startPuppeteer } from "./puppeteer-reader";
import type { Browser, Reader } from "./reader";
import { startWebKit } from "./webkit-reader";

/** A browser that has been started. */
export interface Started {
  newReader: () => Promise<Reader>;
  close: () => Promise<void>;
}

/** Starts a browser; `preferences` are what Firefox is told beforehand. */
export async function start(
  browser: Browser,
  preferences: Record<string, number> = {},
): Promise<Started> {
  if (browser === "webkit") return startWebKit();
  const started = await startPuppeteer(browser, preferences);
  return { newReader: () => openPuppeteer(started), close: () => started.close() };
}
