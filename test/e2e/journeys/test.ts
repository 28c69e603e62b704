import { test as base, expect } from "@playwright/test";
import { FIXTURE, publicOf } from "../../sites/sites";
import { startStaticServer } from "../static-server";
import type { Browser, Reader } from "./reader";
import { type Started, start } from "./start";

/** The fixture on a host that can be slow and fail. */
interface Site {
  /** Its address, without a slash at the end. */
  url: string;
  /** The paths that were asked for so far. */
  asked: string[];
  /** Answers to a pattern of paths only when the returned function has been called. */
  hold: (pattern: RegExp) => () => void;
  /** Breaks the connections of a pattern of paths from now on. */
  fail: (pattern: RegExp) => void;
}

/** Playwright's runner with a reader in any of the browsers in place of its own page. */
export const test = base.extend<
  { site: Site; reader: Reader; reference: Reader },
  {
    journeyBrowser: Browser;
    /** What Firefox is told beforehand. */
    preferences: Record<string, number>;
    started: Started;
    chromium: Started;
  }
>({
  journeyBrowser: ["chromium", { option: true, scope: "worker" }],
  preferences: [{}, { option: true, scope: "worker" }],
  started: [
    async ({ journeyBrowser, preferences }, use) => {
      const started = await start(journeyBrowser, preferences);
      await use(started);
      await started.close();
    },
    { scope: "worker" },
  ],
  chromium: [
    async ({ journeyBrowser, started }, use) => {
      const isStarted = journeyBrowser === "chromium";
      const chromium = isStarted ? started : await start("chromium");
      await use(chromium);
      if (!isStarted) await chromium.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  site: async ({}, use) => {
    const asked: string[] = [];
    // The service worker would answer in place of the host.
    const held = new Map([[/^\/offline\.mjs$/, new Promise<void>(() => {})]]);
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
      fail: (pattern) => void failing.add(pattern),
    });
    host.stop();
  },
  reader: async ({ started }, use) => {
    const reader = await started.newReader();
    await reader.resize(1440, 900);
    await use(reader);
    await reader.close();
  },
  reference: async ({ chromium, journeyBrowser, reader }, use) => {
    if (journeyBrowser === "chromium") return use(reader);
    const reference = await chromium.newReader();
    await use(reference);
    await reference.close();
  },
});

export { expect };
