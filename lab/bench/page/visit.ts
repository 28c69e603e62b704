import type { Browser, Page } from "@playwright/test";
import { saveData } from "../../../test/e2e/save-data";

interface Visit {
  /** Whether the browser says that its reader saves data. Site generators then do not prefetch. */
  savesData?: boolean;
  /** Prepares the page before the visit opens an address. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a new page in a browser with nothing cached and calls `use` with it. */
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
    if (savesData) await context.addInitScript(saveData);
    const page = await context.newPage();
    await prepare?.(page);
    return await use(page);
  } finally {
    await context.close();
  }
}
