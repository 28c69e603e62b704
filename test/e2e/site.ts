import { test as base, expect, type Page } from "@playwright/test";
import { saveData } from "./save-data";

/**
 * Collects the faults of a page: errors and warnings of the console, uncaught errors and failed
 * requests.
 */
export class Faults {
  readonly found: string[] = [];

  constructor(page: Page, isExpected: (url: string) => boolean) {
    page.on("console", (message) => {
      const isFault = ["error", "warning"].includes(message.type());
      if (isFault && !isExpected(message.location().url)) {
        this.found.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => this.found.push(`uncaught: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400 && !isExpected(response.url())) {
        this.found.push(`${response.status()}: ${response.url()}`);
      }
    });
    page.on("requestfailed", (request) => {
      // Chromium cancels the prefetches of a page when the reader leaves it.
      const isDropped = request.failure()?.errorText === "net::ERR_ABORTED";
      if (!isDropped) this.found.push(`failed: ${request.url()}`);
    });
  }
}

/** Reports violations of the page's policy. Runs in pages before their own scripts. */
function watchPolicy(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    console.error(`The page's policy blocks: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/**
 * Playwright's `test`, but nothing is fetched from other hosts: a font provider that is asked gives
 * an empty answer. Fails if a page of any test violates its policy (X4). Pages save data, so tests
 * decide when the data of the next page arrives. Tests of prefetching set `savesData` to false.
 */
export const test = base.extend<{ savesData: boolean }>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    const violations: string[] = [];
    context.on("console", (message) => {
      if (message.text().startsWith("The page's policy blocks")) violations.push(message.text());
    });
    await context.addInitScript(watchPolicy);
    // A route costs time for every request, and pages that save data ask no other host.
    if (!savesData)
      await context.route(
        (url) => url.hostname !== "localhost",
        (route) => route.fulfill({ contentType: "text/css", body: "" }),
      );
    await use(context);
    expect(violations).toEqual([]);
  },
});

/** Expects `count` images in the article. Each must be loaded and wide enough. */
export async function expectImages(page: Page, count: number): Promise<void> {
  const images = page.getByRole("article").locator("img[alt]:not([alt=''])");
  await expect(images).toHaveCount(count);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(300);
  }
}

export { expect };
