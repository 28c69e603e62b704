import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page, Route } from "@playwright/test";
import { startNginx } from "../nginx";
import { FIXTURE, publicOf } from "../sites/sites";
import { expectNoViolations } from "./axe";
import { DESKTOP, PHONE } from "./checks";
import { firstPaint, hold, hydrated, open, watchShifts } from "./loading";
import { expect, test } from "./site";
import type { Host } from "./static-server";

const DOC = "/docs/core/metadex";
const SCRIPTS = ["webpack-runtime", "framework", "app"];
const fileOf = (script: string) => `**/${script}-*.js`;

const notice = (page: Page) => page.getByRole("alert");

/** What a host may answer instead of a script. */
const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  "breaks the connection": (route) => route.abort("connectionfailed"),
  "does not find it": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "answers with a page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Home</title>" }),
  "answers with a page, and says that nothing else is to be made of it": (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "x-content-type-options": "nosniff" },
      body: "<!doctype html><title>Home</title>",
    }),
  "answers with nothing": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
};

test.describe("V3 a script of the site cannot be loaded", () => {
  for (const script of SCRIPTS) {
    test(`the page says that it does not react, whatever becomes of ${script}`, {
      tag: script === "app" ? [] : ["@full"],
    }, async ({ page }) => {
      for (const [what, answer] of Object.entries(ANSWERS)) {
        await test.step(what, async () => {
          await page.route(fileOf(script), answer);
          await page.goto(DOC);
          await expect(notice(page)).toContainText("search, menus and other controls do not work");
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("MetaDEX");
          await page.unroute(fileOf(script));
        });
      }
    });
  }

  test("Retry loads the page again, by keyboard too, as often as it takes", async ({ page }) => {
    await page.route(fileOf("app"), ANSWERS["does not find it"] ?? (() => {}));
    await page.goto(`${DOC}?from=mail#strategies`);
    const retry = notice(page).getByRole("button", { name: "Retry" });
    const loaded = page.waitForEvent("load");
    await retry.click();
    await loaded;
    await expect(retry).toBeVisible();
    await page.unroute(fileOf("app"));
    // The notice is at the end of the page.
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(retry).toBeFocused();
    await page.keyboard.press("Enter");
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(page.url()).toMatch(/\?from=mail#strategies$/);
  });

  for (const { viewport } of [PHONE, DESKTOP]) {
    test(`at ${viewport.width} px it moves nothing, can be closed, and is not printed`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.route(fileOf("app"), (route) => route.abort());
      const shifts = await watchShifts(page);
      await page.goto(DOC);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page);
      expect(await shifts()).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await expect(notice(page)).toBeHidden();
      await page.emulateMedia({ media: null });
      await notice(page).getByRole("button", { name: "Close" }).click();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test("links lead on", async ({ page }) => {
    await page.route(fileOf("framework"), (route) => route.abort());
    await page.goto(DOC);
    await expect(notice(page)).toBeVisible();
    await page.unroute(fileOf("framework"));
    await page.getByRole("link", { name: "Concepts" }).first().click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tokenomics and emissions");
    await expect(notice(page)).toHaveCount(0);
  });
});

test("V3 nothing is said while scripts are slow, nor when they are there", async ({ page }) => {
  const release = await hold(page, fileOf("framework"));
  await page.goto(DOC, { waitUntil: "commit" });
  await firstPaint(page);
  await expect(notice(page)).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await open(page, "/");
  await expect(notice(page)).toHaveCount(0);
});

test.describe("V3 X3 a host that is half deployed answers with a page in place of a script", () => {
  const site = resolve(publicOf(FIXTURE));
  const names = readdirSync(site);
  // Scripts of earlier builds may lie beside this one's.
  const [app = ""] = /app-\w+\.js/.exec(readFileSync(join(site, `${DOC}.html`), "utf8")) ?? [];
  let folder: string;
  let host: Host | undefined;
  const deployHalf = () => {
    rmSync(join(folder, app));
    writeFileSync(join(folder, app), "<!doctype html><title>Home</title>");
  };
  const deployWhole = () => copyFileSync(join(site, app), join(folder, app));

  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "half-deployed-"));
    for (const name of names) symlinkSync(join(site, name), join(folder, name));
  });
  test.afterEach(() => {
    host?.stop();
    rmSync(folder, { recursive: true });
  });

  async function expectRetryToWork(page: Page): Promise<void> {
    await expect(notice(page)).toBeVisible();
    deployWhole();
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  }

  test("Retry gets past what the browser has kept", async ({ browser }) => {
    // nginx lets browsers cache scripts for ever.
    host = await startNginx(folder);
    // The browser caches nothing if the test routes requests. So this context is a fresh one,
    // without routes.
    const context = await browser.newContext();
    const page = await context.newPage();
    deployHalf();
    await page.goto(host.url + DOC);
    await expectRetryToWork(page);
    await context.close();
  });
});
