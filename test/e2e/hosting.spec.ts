import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isLanding } from "../../playwright.config";
import { nameForHosts } from "../../src/data/files/page-names";
import { startNginx } from "../nginx";
import { PREFIX } from "../sites/configured";
import { filesBelow } from "../sites/files";
import { CONFIGURED, FIXTURE, publicOf } from "../sites/sites";
import { hold, hydrated, open } from "./loading";
import { MADE_UP, testFuzzed, testNginx } from "./nginx-tests";
import { routes, routesIn } from "./pages";
import { found } from "./search";
import { answerForServices } from "./services";
import { expect, expectImages, Faults, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const AT_ROOT = publicOf(FIXTURE);
const BELOW_PREFIX = publicOf(CONFIGURED);

const spellings = [
  ["/docs/core/metadex.html?q=1#roles", "/docs/core/metadex?q=1#roles"],
  ["/docs/core/metadex/index.html?q=1#roles", "/docs/core/metadex?q=1#roles"],
  ["/docs/core/metadex/?q=1#roles", "/docs/core/metadex?q=1#roles"],
  ["/docs/core/metadex?q=1#roles", "/docs/core/metadex?q=1#roles"],
  ["/blog/welcome.html", "/blog/welcome"],
  ["/index.html?q=1", "/?q=1"],
] as const;

/** The addresses that the browser opens. In `npm test`, a third of them. */
const MADE_UP_OPENED = MADE_UP.filter((_, index) => !isLanding || index % 3 === 0);

/** The tags of the tests that `npm test` skips. */
const FULL = ["@full"];

/**
 * Adds the tests that must pass on every host, two of them with these tags. `npm test` opens the
 * addresses in a browser on a plain host, and asks nginx for them without a browser (`testNginx`).
 */
function testHost(url: () => string, { spellings: tag = FULL, madeUp = FULL } = {}): void {
  test("R14 every spelling of an address becomes the one address", { tag }, async ({ context }) => {
    for (const [asked, shown] of spellings) {
      const page = await context.newPage();
      const faults = new Faults(page, () => false);
      const response = await page.goto(url() + asked);
      expect(response?.status(), asked).toBe(200);
      await page.waitForURL(url() + shown);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      if (shown.includes("#")) await expect(page.locator(":target")).toBeInViewport();
      await hydrated(page);
      expect(page.url(), asked).toBe(url() + shown);
      expect(faults.found, asked).toEqual([]);
      await page.close();
    }
  });

  test("X4 an address that is made up opens the not-found page, and asks nothing of another host", {
    tag: madeUp,
  }, async ({ page }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
    });
    for (const path of MADE_UP_OPENED) {
      await test.step(path, async () => {
        await open(page, url() + path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
        await expect(page.getByRole("alert")).toHaveCount(0);
        expect(new URL(page.url()).origin).toBe(new URL(url()).origin);
        expect(elsewhere.filter((address) => new URL(address).hostname.includes("evil"))).toEqual(
          [],
        );
      });
    }
  });

  test("E5 an unknown address gets the not-found page", async ({ page }) => {
    const faults = new Faults(page, (address) => address.includes("/no/such"));
    const outside: string[] = [];
    page.on("request", (request) => {
      const isOfHost = request.url().startsWith(new URL("/", url()).href);
      if (isOfHost && !request.url().startsWith(url())) outside.push(request.url());
    });
    const response = await page.goto(`${url()}/no/such/page.html`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.waitForLoadState("networkidle");
    expect(faults.found).toEqual([]);
    expect(outside).toEqual([]);
  });
}

for (const [name, start] of [
  ["a plain static host", startStaticServer],
  ["nginx", startNginx],
] as const) {
  test.describe(name, () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start(AT_ROOT);
    });
    test.afterAll(() => host?.stop());
    testHost(() => host.url, name === "nginx" ? {} : { spellings: [], madeUp: [] });
    if (name === "nginx") {
      testNginx(() => host.url, routes);
      testFuzzed(() => host.url);
    }
  });
}

test.describe("nginx, where each page has one file", () => {
  let host: Host;
  let folder = "";

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "one-file-"));
    cpSync(AT_ROOT, folder, { recursive: true });
    nameForHosts(folder, routes, "html");
    host = await startNginx(folder);
  });
  test.afterAll(() => {
    host?.stop();
    rmSync(folder, { recursive: true });
  });

  test("R14 X3 every spelling of every page's address leads to the page", async () => {
    for (const route of routes.filter((path) => path !== "/" && path !== "/404")) {
      const page = host.url + encodeURI(route);
      const { status, redirected } = await fetch(page);
      expect([status, redirected], route).toEqual([200, false]);
      for (const end of ["/", ".html", "/index.html"]) {
        const { status, url } = await fetch(page + end);
        expect([status, url], route + end).toEqual([200, page]);
      }
    }
  });

  testHost(() => host.url);
});

test.describe(`PATH_PREFIX=${PREFIX}`, () => {
  let host: Host;
  let nginx: Host;

  test.beforeAll(async () => {
    host = await startStaticServer(BELOW_PREFIX, { prefix: PREFIX });
    nginx = await startNginx(BELOW_PREFIX, { prefix: PREFIX });
  });
  test.afterAll(() => {
    host?.stop();
    nginx?.stop();
  });
  test.beforeEach(({ context }) => answerForServices(context));

  test.describe("a plain static host", () => testHost(() => host.url, { spellings: [] }));
  test.describe("nginx", { tag: FULL }, () => testNginx(() => nginx.url, routesIn(BELOW_PREFIX)));

  const read = (file: string): string => readFileSync(join(BELOW_PREFIX, file), "utf8");
  const files = filesBelow(BELOW_PREFIX);

  test("R14 links and search stay below the prefix", async ({ page }) => {
    const faults = new Faults(page, () => false);
    await open(page, host.url);
    await page.waitForURL(`${host.url}/`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await page.getByRole("navigation").getByRole("link", { name: "Docs" }).first().click();
    await page.waitForURL(`${host.url}/docs/core/metadex`);
    await page.getByRole("link", { name: "Legacy liquidity" }).first().click();
    await page.waitForURL(`${host.url}/docs/core/legacy-liquidity`);

    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("welcome to the site");
    await page.getByRole("option").first().click();
    await page.waitForURL(`${host.url}/blog/welcome**`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome to the/);
    await expectImages(page, 2);

    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("lock");
    await page.getByRole("link", { name: /^All \d+ results/ }).click();
    await page.waitForURL(`${host.url}/search?q=lock`);
    await found(page).getByText("lock").first().click();
    await page.waitForURL(`${host.url}/docs/**`);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(faults.found).toEqual([]);
  });

  test("R14 every address that a page names is below the prefix, and served", async ({
    request,
  }) => {
    const named = new Set<string>();
    for (const file of files.filter((path) => path.endsWith(".html"))) {
      const html = read(file);
      for (const [, address = ""] of html.matchAll(/\s(?:href|src)="([^"#?]*)/g)) {
        if (address.startsWith("/")) named.add(address);
      }
      for (const [, set = ""] of html.matchAll(/\ssrcset="([^"]*)/gi)) {
        for (const source of set.split(",")) named.add(source.trim().split(" ")[0] ?? "");
      }
    }
    expect(named.size).toBeGreaterThan(50);
    const { origin } = new URL(host.url);
    const faulty: string[] = [];
    for (const address of named) {
      const isBelow = address === PREFIX || address.startsWith(`${PREFIX}/`);
      if (!isBelow || !(await request.get(origin + address)).ok()) faulty.push(address);
    }
    expect(faulty).toEqual([]);
  });

  test("R15 X1 X2 every address in feeds, sitemap and Markdown copies has the prefix, once", () => {
    const copies = files.filter((path) => /^(?:docs|blog)\/.*\.md$/.test(path));
    expect(copies.length).toBeGreaterThan(13);
    const others = [
      "blog/rss.xml",
      "blog/atom.xml",
      "sitemap-0.xml",
      "sitemap-index.xml",
      "robots.txt",
    ];
    for (const file of [...copies, ...others]) {
      const named = read(file).match(/https:\/\/kest\.example[^\s)>"<&]*/g) ?? [];
      expect(named.length, file).toBeGreaterThan(0);
      for (const address of named)
        expect(address, file).toMatch(/^https:\/\/kest\.example\/some\/prefix(?:\/(?!some\/)|$)/);
    }
  });
});

test.describe("E4 a wrong path prefix", () => {
  const DOC = "/docs/core/metadex";
  const TITLE = "Your site did not load properly";
  const banner = (page: Page) => page.getByRole("alert").filter({ hasText: TITLE });
  const scripts = /\/(webpack-runtime|framework|app)-\w+\.js$/;
  let wrong: Host;
  let right: Host;

  test.beforeAll(async () => {
    wrong = await startStaticServer(AT_ROOT, { prefix: "/wrong" });
    right = await startStaticServer(AT_ROOT);
  });
  test.afterAll(() => {
    wrong?.stop();
    right?.stop();
  });

  test("the banner names both prefixes", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) failed.push(new URL(response.url()).pathname);
    });
    for (const path of [DOC, "/blog/welcome.html"]) {
      await page.goto(wrong.url + path);
      const lines = (await banner(page).textContent())?.split("\n");
      expect(lines?.[0]).toBe(TITLE);
      expect(lines).toContain("Configured path prefix: /");
      expect(lines).toContain("Suggested path prefix: /wrong/");
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      expect(failed.splice(0).filter((address) => scripts.test(address))).toHaveLength(3);
    }
    expect(await page.evaluate(() => typeof window.___loader)).toBe("undefined");
  });

  test("there is none when only one script is missing", async ({ page }) => {
    for (const missing of ["webpack-runtime", "framework", "app"]) {
      await page.route(`**/${missing}-*.js`, (route) => route.abort());
      await page.goto(right.url + DOC, { waitUntil: "networkidle" });
      expect(await page.evaluate(() => typeof window.___loader), missing).toBe("undefined");
      await expect(banner(page), missing).toHaveCount(0);
      await page.unroute(`**/${missing}-*.js`);
    }
  });

  test("there is none while scripts are slow, nor when they have come", async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto(right.url + DOC, { waitUntil: "domcontentloaded" });
    await expect(banner(page)).toHaveCount(0);
    release();
    await expect.poll(() => page.evaluate(() => typeof window.___loader)).toBe("object");
    await expect(banner(page)).toHaveCount(0);
  });

  test("there is none in a page whose scripts a new deployment has removed", async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(right.url + DOC, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => typeof window.___loader)).toBe("undefined");
    await expect(banner(page)).toHaveCount(0);
  });
});
