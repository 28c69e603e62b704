import type { Browser, Page } from "@playwright/test";

interface Visit {
  /**
   * Whether the browser says that its reader saves data, which generators take as "do not
   * prefetch".
   */
  savesData?: boolean;
  /** Prepares the page before it is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Has a page in a browser that has nothing cached yet. */
export async function withNewPage<T>(
  browser: Browser,
  { savesData = false, prepare }: Visit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    deviceScaleFactor: 1,
  });
  try {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", {
          value: { saveData: true, effectiveType: "4g", addEventListener() {} },
          configurable: true,
        });
      });
    }
    const page = await context.newPage();
    await prepare?.(page);
    return await use(page);
  } finally {
    await context.close();
  }
}
