import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { withScriptHashes } from "../../src/output/host/content-security-policy";
import { PREFIX } from "../sites/configured";
import { filesBelow } from "../sites/files";
import { CONFIGURED, publicOf } from "../sites/sites";
import { Deployment } from "./deployment";
import { hydrated, open } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const SEEN = "/docs/core/metadex";
const OTHER = "/docs/core/dynamic-fees";
const NEWS = "Fees in this deployment";

/** Returns other letters in place of a hash, always the same for the same hash. */
const renamed = (hash: string): string => Array.from(hash).reverse().join("");

/**
 * Writes a copy of a built site as if other code had been built. All scripts have other names, and
 * only the new scripts can show the new page data. The page's HTML has what the new scripts need.
 */
function buildAnew(from: string, folder: string): void {
  cpSync(from, folder, { recursive: true });
  const files = filesBelow(folder);
  const hashes = files.flatMap((name) => /^[^/]+-([\da-f]{8})\.js$/.exec(name)?.[1] ?? []);
  const appData = readFileSync(join(folder, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash } = JSON.parse(appData);
  const old = new RegExp([webpackCompilationHash, ...hashes].join("|"), "g");
  for (const name of files.filter((file) => /\.(?:html|js|json)$/.test(file))) {
    const path = join(folder, name);
    let text = readFileSync(path, "utf8").replaceAll(old, renamed);
    if (name.startsWith(OTHER.slice(1))) text = text.replaceAll("Dynamic fees", NEWS);
    writeFileSync(path, name.endsWith(".html") ? withScriptHashes(text) : text);
    renameSync(path, join(dirname(path), basename(path).replaceAll(old, renamed)));
  }
  for (const route of [SEEN, OTHER]) {
    const path = join(folder, "page-data", route, "page-data.json");
    const data = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...data, result: { ...data.result, data: {} } }));
  }
}

test.describe(`X6 a tab of the old site over the new deployment, below ${PREFIX}`, () => {
  const FIRST = publicOf(CONFIGURED);
  let later: string;
  let deployment: Deployment;
  let host: Host;

  test.beforeAll(async () => {
    later = mkdtempSync(join(tmpdir(), "later-"));
    buildAnew(FIRST, later);
    deployment = new Deployment();
    deployment.show(FIRST);
    host = await startStaticServer(deployment.root, { prefix: PREFIX, isClean: true });
  });
  test.afterAll(async () => {
    host?.stop();
    deployment?.dispose();
    rmSync(later, { recursive: true });
  });

  interface Tab {
    /** Addresses that the tab has loaded in full since the new deployment. */
    loads: string[];
    /** Titles of crashed pages, even if they were visible only for a moment. */
    crashes: string[];
    deploy: () => void;
  }

  /** Opens a tab of the old site that has prefetched nothing. */
  async function openTab(page: Page, path: string): Promise<Tab> {
    deployment.show(FIRST);
    const crashes: string[] = [];
    await page.exposeFunction("noteCrash", (text: string) => crashes.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector("h1")?.textContent ?? "";
        if (text.includes("crashed")) Reflect.get(window, "noteCrash")(text);
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, host.url + path);
    const loads: string[] = [];
    return {
      loads,
      crashes,
      deploy: () => {
        deployment.show(later);
        page.on("request", (request) => {
          if (request.isNavigationRequest()) loads.push(request.url());
        });
      },
    };
  }
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test("a click shows the new page, with hash and query, loaded in full once", async ({ page }) => {
    const { loads, crashes, deploy } = await openTab(page, SEEN);
    deploy();
    const address = `${PREFIX}${OTHER}?from=old#the-rule`;
    await page.evaluate((to) => window.___navigate?.(to), address);
    await expect(heading(page)).toHaveText(NEWS);
    await hydrated(page);
    expect(new URL(page.url()).href).toBe(new URL(address, host.url).href);
    expect(loads).toHaveLength(1);
    expect(crashes).toEqual([]);
  });

  test("Back shows the new page, loaded in full once", async ({ page }) => {
    const { loads, crashes, deploy } = await openTab(page, SEEN);
    await page.locator(`aside a[href="${PREFIX}${OTHER}"]`).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await page.reload();
    await hydrated(page);
    deploy();
    await page.goBack({ waitUntil: "commit" });
    await expect(heading(page)).toHaveText("MetaDEX");
    await hydrated(page);
    expect(page.url()).toBe(host.url + SEEN);
    expect(loads).toHaveLength(1);
    expect(crashes).toEqual([]);
  });
});
