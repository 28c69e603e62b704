import { test as base, expect } from "@playwright/test";
import { FIXTURE, publicOf } from "../../sites/sites";
import { startStaticServer } from "../static-server";
import type { Browser, Reader, Settings, Started } from "./reader";
import { start } from "./start";

/** The fixture on a host that can be slow and can fail. */
interface Site {
  /** The address, without a slash at the end. */
  url: string;
  /** The paths that browsers have requested so far. */
  asked: string[];
  /** Delays the answers to a pattern of paths until the test calls the returned function. */
  hold: (pattern: RegExp) => () => void;
  /** Breaks the connections to a pattern of paths until the test calls the returned function. */
  fail: (pattern: RegExp) => () => void;
}

/**
 * Playwright's test runner with a reader instead of a page. The reader can use any of the browsers.
 */
export const test = base.extend<
  { settings: Settings; site: Site; reader: Reader; reference: Reader },
  {
    journeyBrowser: Browser;
    /** Starts a browser. Each pair of browser and settings starts only once. */
    started: (browser: Browser, settings: Settings) => Promise<Started>;
  }
>({
  journeyBrowser: ["chromium", { option: true, scope: "worker" }],
  settings: [{}, { option: true }],
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const all = new Map<string, Promise<Started>>();
      await use((browser, settings) => {
        const key = JSON.stringify([browser, settings]);
        const found = all.get(key) ?? start(browser, settings);
        all.set(key, found);
        return found;
      });
      for (const each of all.values()) await each.then(({ close }) => close());
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  site: async ({}, use) => {
    const asked: string[] = [];
    const held = new Map<RegExp, Promise<void>>();
    const failing = new Set<RegExp>();
    const before = async (path: string) => {
      asked.push(path);
      if ([...failing].some((pattern) => pattern.test(path))) throw new Error(`${path} fails.`);
      for (const [pattern, isOver] of held) if (pattern.test(path)) await isOver;
    };
    const host = await startStaticServer(publicOf(FIXTURE), { isClean: true, before });
    await use({
      url: host.url,
      asked,
      hold: (pattern) => {
        let release = () => {};
        held.set(
          pattern,
          new Promise((resolve) => {
            release = resolve;
          }),
        );
        return () => release();
      },
      fail: (pattern) => {
        failing.add(pattern);
        return () => void failing.delete(pattern);
      },
    });
    host.stop();
  },
  reader: async ({ started, journeyBrowser, settings }, use) => {
    const { newReader } = await started(journeyBrowser, settings);
    const reader = await newReader();
    await reader.resize(1440, 900);
    await use(reader);
    await reader.close();
  },
  reference: async ({ started, journeyBrowser, reader }, use) => {
    if (journeyBrowser === "chromium") return use(reader);
    const { newReader } = await started("chromium", {});
    const reference = await newReader();
    await use(reference);
    await reference.close();
  },
});

export { expect };
