import type { Page, Route } from "@playwright/test";

declare global {
  interface Window {
    seenInFrames: Set<string>;
    shifts: () => string[];
  }
}

const SCRIPTS = /\.js$/;

/** Holds back all requests to a pattern until the test calls the returned function. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Holds back all scripts of a page until the test calls the returned function. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, SCRIPTS);

/** Makes the script that contains a text fail until the test calls the returned function. */
export async function blockScript(page: Page, text: string): Promise<() => void> {
  let isOver = false;
  await page.route(SCRIPTS, async (route) => {
    if (isOver) return route.fallback();
    const response = await route.fetch();
    const isBlocked = (await response.text()).includes(text);
    return isBlocked ? route.abort("connectionfailed") : route.fulfill({ response });
  });
  // The route stays, because it must answer the requests on their way. Without it they would be
  // answered twice.
  return () => {
    isOver = true;
  };
}

/** Returns a pattern for the address of a page's data. */
export const dataOf = (path: string): string => `**/page-data${path}/page-data.json*`;

/**
 * Serves page data without what the template needs, but with what the frame needs, until the test
 * calls the returned function.
 */
export async function corrupt(page: Page, pattern: string): Promise<() => Promise<void>> {
  const answers: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const json = await response.json();
    const lines = json.result?.data.doc?.sidebarLines;
    json.result.data = lines ? { doc: { sidebarLines: lines } } : {};
    await route.fulfill({ response, json });
  };
  await page.route(pattern, (route) => {
    const answered = answer(route);
    answers.push(answered);
    return answered;
  });
  return async () => {
    await page.unroute(pattern);
    // Prefetches may still be on their way. The test must not end before they are answered.
    await Promise.all(answers);
  };
}

/**
 * Calls `look` right before the browser paints each frame. The returned function returns all
 * distinct results.
 */
export async function watchFrames(
  page: Page,
  look: () => string | undefined,
): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    window.seenInFrames = new Set();
    const look = ${look};
    const watch = () => {
      const seen = look();
      if (seen !== undefined) window.seenInFrames.add(seen);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  `);
  return () => page.evaluate(() => [...window.seenInFrames]);
}

/**
 * Watches for layout shifts. The returned function returns the size and the elements of each shift.
 * Shifts inside tables are skipped: columns find their width as rows arrive. So are those inside the
 * contents, which show the lower headings of the section that the reader scrolls to.
 */
export async function watchShifts(
  page: Page,
  { isFontLate = false } = {},
): Promise<() => Promise<string[]>> {
  // The letters of a font that comes late would move their neighbours in a line by some pixels.
  if (!isFontLate) await page.addInitScript(() => Reflect.deleteProperty(window, "FontFace"));
  await page.addInitScript(() => {
    const found: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const isSkipped = ({ node }: { node: Node | null }) =>
          (node instanceof Element ? node : node?.parentElement)?.closest(
            "tr, nav[aria-labelledby]",
          ) != null;
        if (sources.length > 0 && sources.every(isSkipped)) continue;
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        );
        found.push(`${value}: ${what.join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifts = () => {
      note(observer.takeRecords());
      return found;
    };
  });
  return () => page.evaluate(() => window.shifts());
}

/** Waits until the page has painted its first content. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/**
 * Waits until React has hydrated the page and all effects have run. Gatsby's own effects come last
 * and leave this mark.
 */
export async function hydrated(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    undefined,
    options,
  );
}

/** Waits for two more frames. By then all pending changes of the page are painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Makes every access to the storage fail, as it does for a reader who has blocked storage. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
}

/** Opens a page and waits until it reacts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Returns the text of each script that a page has loaded itself, by address. Prefetches for other
 * pages are not among them: they use `link`. `isReady` waits for parts that load scripts of their
 * own: on a busy machine the network can be idle before they have begun.
 */
export async function scriptsOf(
  page: Page,
  path: string,
  isReady: () => Promise<unknown> = async () => {},
): Promise<Map<string, string>> {
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  await isReady();
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => Reflect.get(entry, "initiatorType") === "script")
      .map(({ name }) => name),
  );
  const texts = new Map<string, string>();
  for (const address of addresses) {
    texts.set(address, await (await page.request.get(address)).text());
  }
  return texts;
}

/**
 * Makes the browser wait for the site's fonts on all pages that it opens from now on. With
 * `optional`, it uses a font only if that arrives at once, which varies from run to run.
 */
export const awaitFonts = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.hostname === "localhost",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll("font-display:optional", "font-display:block");
      return route.fulfill({ response, body });
    },
  );
