import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SiteCopy } from "../sites/site-copy";
import { hydrated, open, withoutPrefetch } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

/** A folder that is one deployment now and another later. */
class Deployment {
  private readonly folder = mkdtempSync(join(tmpdir(), "deployment-"));
  readonly root = join(this.folder, "current");

  /** Puts a built site in the place of the one before. */
  show(builtSite: string): void {
    const link = join(this.folder, "next");
    symlinkSync(resolve(builtSite), link);
    renameSync(link, this.root);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

// One new deployment for all.
test.describe.configure({ mode: "serial" });
test.describe("V2 X6 a tab of an old site over a new deployment", () => {
  let next: SiteCopy;
  let deployment: Deployment;
  let host: Host;
  /** Paths of pages that were loaded in full. */
  let loads: string[];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    next = new SiteCopy();
    next.edit("content/docs/core/dynamic-fees.md", (text) =>
      text.replace(/\n## /, "\nNew in this deployment.\n\n## "),
    );
    next.remove("content/blog/2019-05-28-first-blog-post.md");
    next.write(
      "content/blog/2026-01-01-added.md",
      "---\nslug: added\ntitle: Added\nauthors: [protocol-team]\n---\n\nA new post.\n\n## Part\n\nIts part.\n",
    );
    // Other code, so that the old site's scripts are gone.
    next.edit("src/templates/archive.tsx", (text) =>
      text.replace("title={listTitles.archive}", 'title="Archive of all posts"'),
    );
    const { code, output } = await next.build();
    expect(code, output).toBe(0);
    deployment = new Deployment();
    deployment.show("public");
    host = await startStaticServer(deployment.root);
  });
  test.afterAll(() => {
    host.stop();
    deployment.dispose();
    next.dispose();
  });

  test.beforeEach(async ({ page }) => {
    deployment.show("public");
    await withoutPrefetch(page);
    await open(page, `${host.url}/docs/core/metadex`);
    deployment.show(next.path("public"));
    loads = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
  });

  /** The next page has been loaded in full, once; the host may answer a folder's address by leading to it with a slash. */
  function expectOneLoad(path: string): void {
    expect(new Set(loads.map((load) => load.replace(/\/$/, "")))).toEqual(new Set([path]));
    expect(loads.length).toBeLessThanOrEqual(2);
  }

  test("a page of changed text shows the new text", async ({ page }) => {
    await page.locator('aside a[href="/docs/core/dynamic-fees"]').click();
    await expect(page.getByText("New in this deployment.")).toBeVisible();
  });

  test("a page whose script is gone is loaded in full, once, with hash and query", async ({
    page,
  }) => {
    await page.evaluate(() => window.___navigate?.("/blog/archive?from=old#2019"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive of all posts");
    await hydrated(page);
    expect(new URL(page.url()).href).toBe(`${host.url}/blog/archive?from=old#2019`);
    expectOneLoad("/blog/archive");
  });

  test("a page that is gone is not found, and the reader goes on from there", async ({ page }) => {
    await page.evaluate(() => window.___navigate?.("/blog/first-blog-post?from=old"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await hydrated(page);
    expect(page.url()).toBe(`${host.url}/blog/first-blog-post?from=old`);
    expectOneLoad("/blog/first-blog-post");
    await page.getByRole("navigation").getByRole("link", { name: "Docs" }).first().click();
    await page.waitForURL(`${host.url}/docs/core/metadex`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  });

  test("a page that is new is there, with hash and query", async ({ page }) => {
    await page.evaluate(() => window.___navigate?.("/blog/added?from=old#part"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Added");
    await expect(page.locator(":target")).toHaveText(/^Part/);
    await page.waitForURL(`${host.url}/blog/added?from=old#part`);
  });

  test("KEEP_OLD_ASSETS leaves the scripts of builds before", async () => {
    test.setTimeout(300_000);
    const scripts = () => readdirSync(next.path("public")).filter((name) => name.endsWith(".js"));
    const first = scripts();
    next.edit("src/templates/archive.tsx", (text) => text.replace("all posts", "every post"));
    const kept = await next.build({ KEEP_OLD_ASSETS: "1" });
    expect(kept.code, kept.output).toBe(0);
    const both = scripts();
    expect(both).toEqual(expect.arrayContaining(first));
    expect(both.length).toBeGreaterThan(first.length);
    const alone = await next.build();
    expect(alone.code, alone.output).toBe(0);
    expect(scripts()).toHaveLength(first.length);
    expect(both).toEqual(expect.arrayContaining(scripts()));
  });
});
