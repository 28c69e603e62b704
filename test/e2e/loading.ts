import type { Page, Route } from "@playwright/test";

declare global {
  interface Window {
    seenInFrames: Set<string>;
    shifts: () => string[];
  }
}

const SCRIPTS = /\.js$/;

/** Holds back all requests to a pattern until the returned function is called. */
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

/** Holds back all script files of a page until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, SCRIPTS);

/** Makes the script fail that has a text in it, until the returned function is called. */
export async function blockScript(page: Page, text: string): Promise<() => void> {
  let isOver = false;
  await page.route(SCRIPTS, async (route) => {
    if (isOver) return route.fallback();
    const response = await route.fetch();
    const isBlocked = (await response.text()).includes(text);
    return isBlocked ? route.abort("connectionfailed") : route.fulfill({ response });
  });
  // What is on its way must be answered here: without the route it would be answered twice.
  return () => {
    isOver = true;
  };
}

/** The address of a page's data. */
export const dataOf = (path: string): string => `**/page-data${path}/page-data.json*`;

/**
 * Serves data without what a template needs, but with what the frame does, until the returned
 * function is called.
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
    // What is fetched ahead may still be on its way, and the test must not end before.
    await Promise.all(answers);
  };
}

/**
 * Looks at the page right before each of its frames is painted, and answers with all that was seen,
 * each once.
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
 * Watches for layout shifts, and answers with them: how far and what. Not those inside tables:
 * columns find their width as rows come.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const isInTable = ({ node }: { node: Node | null }) =>
          (node instanceof Element ? node : node?.parentElement)?.closest("tr") != null;
        if (sources.length > 0 && sources.every(isInTable)) continue;
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

/** Waits until the page has painted text. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/**
 * Waits until React has taken the page over and all effects have run; Gatsby's own come last and
 * leave this mark.
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    undefined,
    { timeout },
  );
}

/**
 * Waits until the page has been painted twice more, so that all that was to change in it has
 * changed.
 */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Makes storage refuse everything, as it does where a reader has blocked it. */
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

/**
 * A reader with data saver: nothing is fetched ahead, so that the tests decide when a page's data
 * comes.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}

/** Opens a page and waits until it reacts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * The scripts that a page has loaded by itself, by address. What is fetched ahead for other pages
 * comes by `link`.
 */
export async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
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
