import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SiteCopy } from "../site-copy";
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
test.describe("V2 a tab of an old site over a new deployment", () => {
  let next: SiteCopy;
  let deployment: Deployment;
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    next = new SiteCopy();
    next.edit("content/docs/core/dynamic-fees.md", (text) =>
      text.replace(/\n## /, "\nNew in this deployment.\n\n## "),
    );
    // Other code, so that the old site's scripts are gone.
    next.edit("src/templates/archive.tsx", (text) =>
      text.replace('title="Archive"', 'title="Archive of all posts"'),
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
  });

  test("a page of changed text shows the new text", async ({ page }) => {
    await page.locator('aside a[href="/docs/core/dynamic-fees"]').click();
    await expect(page.getByText("New in this deployment.")).toBeVisible();
  });

  test("a page whose script is gone is loaded in full, once, with hash and query", async ({
    page,
  }) => {
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => window.___navigate?.("/blog/archive?from=old#2019"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive of all posts");
    await hydrated(page);
    expect(new URL(page.url()).href).toBe(`${host.url}/blog/archive?from=old#2019`);
    // The host answers the folder's address after a redirect.
    expect(new Set(loads.map((path) => path.replace(/\/$/, "")))).toEqual(
      new Set(["/blog/archive"]),
    );
    expect(loads.length).toBeLessThanOrEqual(2);
  });
});
