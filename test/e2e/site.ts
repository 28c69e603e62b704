import { test as base, expect, type Page } from "@playwright/test";

/** Playwright says so where it keeps a service worker out. */
const KEPT_OUT = "Service Worker registration blocked by Playwright";

/**
 * What went wrong on a page: errors and warnings of the console, uncaught errors, requests that
 * failed.
 */
export class Faults {
  readonly found: string[] = [];

  constructor(page: Page, isExpected: (url: string) => boolean) {
    page.on("console", (message) => {
      const isFault = ["error", "warning"].includes(message.type()) && message.text() !== KEPT_OUT;
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
      // Chromium drops prefetches of the page that is left.
      const isDropped = request.failure()?.errorText === "net::ERR_ABORTED";
      if (!isDropped) this.found.push(`failed: ${request.url()}`);
    });
  }
}

/** Notes what a page does against its policy. It runs in pages before their own scripts. */
function watchPolicy(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    console.error(`Against the policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/**
 * Playwright's `test` with the font provider out of the way: nothing is fetched from other hosts.
 * No page of any test may do what its policy forbids (X4).
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on("console", (message) => {
      if (message.text().startsWith("Against the policy")) violations.push(message.text());
    });
    await context.addInitScript(watchPolicy);
    await context.route(
      (url) => url.hostname !== "localhost",
      (route) => route.fulfill({ contentType: "text/css", body: "" }),
    );
    await use(context);
    expect(violations).toEqual([]);
  },
});

/** Expects so many images in the article, each of them loaded in a size that fits. */
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
