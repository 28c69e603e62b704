import type { BrowserContext, Page } from "@playwright/test";
import { SiteCopy } from "../sites/site-copy";
import { hydrated, open } from "./loading";
import { box, combobox, options } from "./search";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const SEEN = "/docs/core/metadex";
const UNSEEN = "/docs/core/dynamic-fees";
const NEWS = "New in this deployment.";

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** What stands for the deployment that is stored; empty until all of it is. */
const storedDeployment = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open("offline");
    const [stored] = await cache.matchAll();
    return stored ? stored.text() : "";
  });

test("X6 a site that is not to be read offline has no service worker", async ({ page }) => {
  await open(page, SEEN);
  expect(await workers(page)).toBe(0);
});

// One site, deployed several times, in a browser that has been there before.
test.describe.configure({ mode: "serial" });
test.describe("X6 a site that is to be read offline", () => {
  let site: SiteCopy;
  let host: Host;
  let context: BrowserContext;
  let page: Page;
  let first = "";

  const deploy = async (): Promise<void> => {
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
  };
  const reconnect = async (): Promise<void> => {
    host = await startStaticServer(site.path("public"), { port: Number(new URL(host.url).port) });
  };

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    site = new SiteCopy();
    site.edit("content/site.yml", (text) => text.replace("offline: false", "offline: true"));
    await deploy();
    host = await startStaticServer(site.path("public"));
    context = await browser.newContext();
    page = await context.newPage();
  });
  test.afterAll(async () => {
    await context?.close();
    host?.stop();
    site?.dispose();
  });

  test("is stored at the first visit, and can then be read without a connection", async () => {
    await page.goto(host.url + SEEN);
    await expect.poll(() => storedDeployment(page)).not.toBe("");
    first = await storedDeployment(page);
    host.stop();

    await page.goto(host.url + UNSEEN);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dynamic fees");
    await hydrated(page);
    await page.locator(`aside a[href="${SEEN}"]`).click();
    await page.waitForURL(host.url + SEEN);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dynamic fees");

    await box(page).click();
    await combobox(page).fill("vote lock");
    await expect(options(page).first()).toBeVisible();

    for (const spelling of ["/blog/welcome/", "/blog/welcome.html", "/blog/welcome?from=mail"]) {
      await page.goto(host.url + spelling);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    }
    await reconnect();
  });

  test("shows a new deployment at once, and then has it stored", async () => {
    test.setTimeout(300_000);
    await page.goto(host.url + SEEN);
    await hydrated(page);
    site.edit("content/docs/core/dynamic-fees.md", (text) =>
      text.replace(/\n## /, `\n${NEWS}\n\n## `),
    );
    site.edit("src/templates/archive.tsx", (text) =>
      text.replace("title={listTitles.archive}", 'title="Archive of all posts"'),
    );
    await deploy();
    // In the tab that was open, and in full.
    await page.evaluate((path) => window.___navigate?.(path), UNSEEN);
    await expect(page.getByText(NEWS)).toBeVisible();
    await page.goto(host.url + UNSEEN);
    await expect(page.getByText(NEWS)).toBeVisible();
    await page.goto(`${host.url}/blog/archive`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive of all posts");

    await expect.poll(() => storedDeployment(page)).not.toBe(first);
    host.stop();
    await page.goto(host.url + UNSEEN);
    await expect(page.getByText(NEWS)).toBeVisible();
    await page.goto(`${host.url}/blog/archive`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive of all posts");
    await reconnect();
  });

  test("leaves nothing behind once it is no longer to be read offline", async () => {
    test.setTimeout(300_000);
    site.edit("content/site.yml", (text) => text.replace("offline: true", "offline: false"));
    await deploy();
    await page.goto(host.url + SEEN);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await hydrated(page);
    expect(await workers(page)).toBe(0);
  });
});
