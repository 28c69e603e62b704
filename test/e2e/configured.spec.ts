import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { MISSES, PREFIX } from "../sites/configured";
import { CONFIGURED, publicOf } from "../sites/sites";
import { violations } from "./axe";
import { become, PHONE } from "./checks";
import { firstPaint, holdScripts, hydrated, open, watchFrames } from "./loading";
import { dialog, expectLastInput, openDialog, options, searchFor } from "./search";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const FILES = publicOf(CONFIGURED);

test.describe("a site that is configured otherwise", () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startStaticServer(FILES, { prefix: PREFIX, isClean: true });
  });
  test.afterAll(() => host?.stop());

  const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between/ });
  const nameFor = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
  const expectTheme = async (page: Page, theme: string) => {
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const [bars, background] = await page.evaluate(() => [
      document.querySelector<HTMLMetaElement>("meta[name='theme-color']")?.content,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bars).toBe(background);
  };

  test("L3 X5 a menu of the navbar shows its links, and leaves when one is followed", async ({
    page,
  }) => {
    await open(page, `${host.url}/docs/core/metadex`);
    const navbar = page.getByRole("navigation", { name: "Main", exact: true });
    const link = navbar.getByRole("link", { name: "Team" });
    await expect(link).toBeHidden();
    await navbar.getByText("More").focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    expect(await violations(page, { within: "header" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await navbar.getByText("More").click();
    await link.click();
    await expect(page).toHaveURL(`${host.url}/community/join`);
    await expect(link).toBeHidden();
    await expect(navbar.getByText("More")).toHaveAttribute("aria-current", "true");
  });

  test("L3 pages show the logos that the owner names, each in its mode", async ({ page }) => {
    await open(page, `${host.url}/docs`);
    const shown = () =>
      page
        .locator("header nav a img")
        .evaluateAll((logos: HTMLImageElement[]) =>
          logos
            .filter((logo) => logo.checkVisibility())
            .map((logo) => [logo.getAttribute("src"), logo.naturalWidth > 0]),
        );
    expect(await shown()).toEqual([[`${PREFIX}/img/own.png`, true]]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectTheme(page, "dark");
    expect(await shown()).toEqual([[`${PREFIX}/drawn/night.svg`, true]]);
    const icon = page.locator("link[rel='icon']");
    await expect(icon).toHaveAttribute("href", `${PREFIX}/img/own.png`);
    await expect(icon).toHaveAttribute("type", "image/png");
  });

  test("B1 X5 a post of a series says its place, and unfolds the other parts", async ({ page }) => {
    await open(page, `${host.url}/blog/2020/01/01/note-2`);
    const series = page.getByRole("navigation", { name: "Series" });
    await expect(series.getByRole("link").first()).toBeHidden();
    await series.getByText("Part 2 of 3: Notes to begin with").click();
    expect(await series.getByRole("link").allTextContents()).toEqual([
      "Note 1",
      "Note 2",
      "Note 3",
    ]);
    expect(await violations(page, { within: "main" })).toEqual([]);
    await series.getByRole("link", { name: "Note 3" }).click();
    await expect(page).toHaveURL(`${host.url}/blog/2020/01/01/note-3`);
    await open(page, `${host.url}/blog/2020/01/01/note-4`);
    await expect(series).toHaveCount(0);
  });

  test("L5 on a phone, a menu of the navbar is a part of the page's menu", async ({ page }) => {
    await become(page, PHONE);
    await open(page, `${host.url}/blog`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main, menu" });
    await expect(menu.getByRole("heading", { level: 2 }).first()).toHaveText("More");
    await menu.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL(`${host.url}/community/join`);
  });

  for (const scheme of ["dark", "light"] as const) {
    test(`C2 where the system is respected, a ${scheme} one is followed at the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const release = await holdScripts(page);
      const frames = await watchFrames(page, () =>
        document.body ? document.documentElement.dataset.theme : undefined,
      );
      await page.goto(`${host.url}/blog`, { waitUntil: "domcontentloaded" });
      await firstPaint(page);
      await expectTheme(page, scheme);
      release();
      await hydrated(page);
      await expect(toggle(page)).toHaveAccessibleName(nameFor("system"));
      expect(await frames()).toEqual([scheme]);
    });
  }

  test("V6 the way to the docs leads to the version that the reader was in last", async ({
    page,
  }) => {
    const docs = page.getByRole("navigation").getByRole("link", { name: "Docs", exact: true });
    const expectWay = (path: string) => expect(docs.first()).toHaveAttribute("href", PREFIX + path);
    await open(page, `${host.url}/blog`);
    await expectWay("/docs/core/metadex");
    await open(page, `${host.url}/docs/1/core/dynamic-fees`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dynamic fees");
    await expectWay("/docs/1/core/metadex");
    // All links of the sidebar stay in the version, except the link to the glossary, which all
    // versions share.
    const lines = page
      .getByRole("navigation", { name: "Docs", exact: true })
      .locator("a:not([href$='/glossary'])");
    const paths = await lines.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !path?.startsWith(`${PREFIX}/docs/1/core/`))).toEqual([]);

    await open(page, `${host.url}/blog`);
    await expectWay("/docs/1/core/metadex");
    await docs.first().click();
    await expect(page).toHaveURL(`${host.url}/docs/1/core/metadex`);
    await open(page, `${host.url}/docs/core/metadex`);
    await expectWay("/docs/core/metadex");
  });

  test("E5 X3 below a path prefix a misspelt path suggests the page that was meant", async ({
    page,
  }) => {
    // This path resembles the page's route only as a whole. So the suggestion shows that the prefix
    // does not count.
    const response = await page.goto(`${host.url}/docs/core-metadex`);
    expect(response?.status()).toBe(404);
    const suggestions = page.getByRole("region", { name: "Did you mean" });
    await expect(suggestions).toContainText("/docs/core/metadex");
    await suggestions.getByRole("link", { name: "MetaDEX" }).first().click();
    await expect(page).toHaveURL(`${host.url}/docs/core/metadex`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MetaDEX");
  });

  test.describe("S4 a documentation with several versions", () => {
    for (const [where, own, other] of [
      ["/docs/core/metadex", "/docs/core/", "/docs/1/"],
      ["/docs/1/core/metadex", "/docs/1/", "/docs/core/"],
    ] as const) {
      test(`a reader of ${where} finds that version only`, async ({ page }) => {
        await open(page, host.url + where);
        await openDialog(page);
        await searchFor(page, "permanent lock");
        await expect(page.locator(`[role=option][href^="${PREFIX}${own}"]`).first()).toBeVisible();
        await expect(page.locator(`[role=option][href^="${PREFIX}${other}"]`)).toHaveCount(0);
      });
    }

    test("the page of results searches another version by a filter", async ({ page }) => {
      await open(page, `${host.url}/search?q=permanent+lock`);
      const results = (version: string) => page.locator(`main ol a[href^="${PREFIX}${version}"]`);
      await expect(results("/docs/core/").first()).toBeVisible();
      await page
        .getByRole("navigation", { name: "Version" })
        .getByRole("link", { name: "Version 1" })
        .click();
      await expect(results("/docs/1/").first()).toBeVisible();
      await expect(results("/docs/core/")).toHaveCount(0);
      await expect(page).toHaveURL(/[?&]version=1$/);
    });
  });

  test("S7 a search without a result is sent to the owner's address, and nothing else", async ({
    page,
  }) => {
    await page.route(`**${MISSES}`, (route) => route.fulfill({ status: 204 }));
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(`${request.url()} ${request.postData()}`);
    });
    await open(page, `${host.url}/docs/core/metadex`);
    await openDialog(page);
    await searchFor(page, "lock");
    await searchFor(page, "xylophone");
    await expect.poll(() => sent).toEqual([`${new URL(host.url).origin}${MISSES} xylophone`]);
  });

  test.describe("S6 a large site is searched in a thread of its own", () => {
    test("however fast one types, the last input's results stay", async ({ page }) => {
      const workers: string[] = [];
      page.on("worker", (worker) => workers.push(worker.url()));
      await open(page, `${host.url}/docs/core/metadex`);
      expect(workers).toEqual([]);
      await openDialog(page);
      await searchFor(page, "fees");
      expect(workers).toHaveLength(1);
      await expectLastInput(page);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/kest-n-vekest/);
    });

    test("S7 its script fails: the error and Retry", async ({ page }) => {
      const scripts = readdirSync(FILES)
        .filter((name) => name.endsWith(".js"))
        .filter((name) => readFileSync(join(FILES, name), "utf8").includes("stopWord"))
        .map((name) => `${PREFIX}/${name}`);
      const isOfSearch = ({ pathname }: URL) => scripts.includes(pathname);
      await page.route(isOfSearch, (route) => route.abort());
      await open(page, `${host.url}/docs/core/metadex`);
      await openDialog(page);
      const alert = dialog(page).getByRole("alert");
      await expect(alert).toContainText("Its script did not arrive.");
      await page.unroute(isOfSearch);
      await alert.getByRole("button", { name: "Retry" }).click();
      await searchFor(page, "oracle");
      await expect(options(page).first()).toBeVisible();
    });
  });
});
