import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ANSWERS, COUNTER, NEWSLETTER, PREFIX } from "../sites/configured";
import { filesBelow } from "../sites/files";
import { CONFIGURED, FIXTURE, publicOf } from "../sites/sites";
import { COLOURS, violations } from "./axe";
import { become, DESKTOP, PHONE, setMode } from "./checks";
import { open } from "./loading";
import { answerForServices, GISCUS } from "./services";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const DOC = "/docs/core/metadex";
const POST = "/blog/2020/01/01/note-2";
/** Texts of each service's code, in pages, scripts or style sheets. */
const TRACES = [
  "giscus",
  "_paq",
  "goatcounter",
  "sendBeacon",
  "doNotTrack",
  "Was this page helpful?",
  "Email address",
];

/**
 * Returns the texts that some page of a site contains, or some data, script or style sheet for pages.
 * Scripts of an earlier build may stand beside them.
 */
function foundIn(folder: string, texts: readonly string[]): string[] {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    read("webpack.stats.json"),
  );
  const files = filesBelow(folder).filter((name) => /\.html$|page-data.*\.json$/.test(name));
  const all = [...files, ...Object.values(stats.assetsByChunkName).flat()].map(read);
  return texts.filter((text) => all.some((content) => content.includes(text)));
}

test.describe("all services off", () => {
  test("leave no byte in any file of the site", () => {
    const htmlOf = (path: string) => readFileSync(join(publicOf(CONFIGURED), path), "utf8");
    const pages = htmlOf(`${DOC}.html`) + htmlOf(`${POST}.html`);
    const classes = Array.from(
      pages.matchAll(/<(?:fieldset|form)\b[^>]*? class="(\w+)"/g),
      ([, name]) => `.${name}`,
    );
    const traces = [...TRACES, ...classes];
    expect(traces).toHaveLength(TRACES.length + 2);
    expect(foundIn(publicOf(CONFIGURED), traces)).toEqual(traces);
    expect(foundIn(publicOf(FIXTURE), traces)).toEqual([]);
  });

  test("ask no other host", async ({ page, context, baseURL }) => {
    const outward: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) outward.push(request.url());
    });
    await open(page, DOC);
    await page.getByRole("link", { name: "Blog", exact: true }).first().click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Welcome/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    await page.waitForLoadState("networkidle");
    expect(outward).toEqual([]);
  });
});

test.describe("X4 services that are on", () => {
  let host: Host;
  let asked: string[];
  test.beforeAll(async () => {
    host = await startStaticServer(publicOf(CONFIGURED), { prefix: PREFIX, isClean: true });
  });
  test.afterAll(() => host?.stop());
  test.beforeEach(async ({ context }) => {
    asked = await answerForServices(context);
  });

  const counted = (path: string) => `POST ${COUNTER}/count?p=${encodeURIComponent(PREFIX + path)}`;
  const visit = (page: Page, name: string) =>
    page.locator("aside").getByRole("link", { name, exact: true }).first().click();

  test("each page is counted once, and no place in a page", async ({ page }) => {
    await open(page, host.url + DOC);
    await expect.poll(() => asked).toEqual([`GET ${COUNTER}/count.js`, counted(DOC)]);
    await page.evaluate(() => {
      location.hash = "#content";
    });
    await visit(page, "Dynamic fees");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dynamic fees");
    await expect.poll(() => asked.slice(2)).toEqual([counted("/docs/core/dynamic-fees")]);
    await page.goBack();
    await expect.poll(() => asked.slice(3)).toEqual([counted(DOC)]);
  });

  for (const [name, key, value] of [
    ["Do Not Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ] as const) {
    test(`with ${name} nobody is counted`, async ({ page }) => {
      await page.addInitScript(
        ([property, set]) => Object.defineProperty(navigator, property, { value: set }),
        [key, value] as const,
      );
      await open(page, host.url + DOC);
      await visit(page, "Dynamic fees");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dynamic fees");
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
    });
  }

  test("a counter that is down disturbs nobody", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.route(`${COUNTER}/**`, (route) => route.abort());
    await open(page, host.url + DOC);
    await visit(page, "Dynamic fees");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dynamic fees");
    // By then another page would be counted.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(errors).toEqual([]);
  });

  test("readers say whether a doc was helpful, of each doc once", async ({ page }) => {
    const sent: string[] = [];
    await page.route(`**${ANSWERS}`, (route) => {
      sent.push(`${route.request().method()} ${route.request().postData()}`);
      return route.fulfill({ status: 204 });
    });
    await open(page, host.url + DOC);
    const question = page.getByRole("group", { name: "Was this page helpful?" });
    const yes = question.getByRole("button", { name: "Yes" });
    await yes.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(question.getByRole("status")).toHaveText("Thank you.");
    await expect(yes).toBeFocused();
    for (const mode of ["dark", "light"] as const) {
      await setMode(page, mode);
      expect(await violations(page, { within: "article > footer" })).toEqual([]);
    }
    for (const button of await question.getByRole("button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await visit(page, "Dynamic fees");
    await expect(question.getByRole("status")).toHaveText("");
    await question.getByRole("button", { name: "No" }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        "POST page=%2Fdocs%2Fcore%2Fmetadex&helpful=yes",
        "POST page=%2Fdocs%2Fcore%2Fdynamic-fees&helpful=no",
      ]);
  });

  test("comments load when a reader comes near, follow the mode, and belong to their post", async ({
    page,
  }) => {
    const comments = () => asked.filter((request) => request.includes(GISCUS));
    await open(page, host.url + DOC);
    await page.getByRole("link", { name: "Blog", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await page.setViewportSize({ width: 390, height: 200 });
    await page.getByRole("main").getByRole("link", { name: "Note 10", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Note 10");
    expect(comments()).toEqual([]);
    const section = page.locator("section", {
      has: page.getByRole("heading", { name: "Comments" }),
    });
    await section.scrollIntoViewIfNeeded();
    const frame = section.locator("iframe");
    const theme = frame.contentFrame().locator("p");
    await expect(theme).toHaveText("light");
    // The script asks for the other two at once: the browser chooses their order.
    expect(comments().toSorted()).toEqual(
      ["client.js", "default.css", "widget"].map((f) => `GET ${GISCUS}/${f}`),
    );
    const settings = async () =>
      Object.fromEntries(new URL((await frame.getAttribute("src")) ?? "").searchParams);
    expect(await settings()).toEqual({
      repo: "acme/site",
      repoId: "R_1",
      category: "Announcements",
      categoryId: "DIC_1",
      mapping: "specific",
      term: "blog/2020/01/01/note-10",
      strict: "1",
      theme: "light",
    });
    await setMode(page, "dark");
    await expect(theme).toHaveText("dark");
    expect(await violations(page, { within: "article" })).toEqual([]);
    await page.getByRole("navigation", { name: "Blog posts" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Note 10");
    await section.scrollIntoViewIfNeeded();
    await expect(theme).toHaveText("dark");
    expect((await settings()).term).toMatch(/^blog\/2020\/01\/01\/note-(?!10$)/);
    await expect(frame).toHaveCount(1);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      for (const path of ["/blog", POST]) {
        test(`the form of the newsletter on ${path} sends the address to the provider`, async ({
          page,
        }) => {
          await page.goto(host.url + path);
          const form = page.getByRole("form", { name: "New posts by email" });
          await form.getByLabel("Email address").fill("ann@acme.example");
          await form.getByRole("button", { name: "Subscribe" }).click();
          await expect(page).toHaveURL(NEWSLETTER);
          expect(asked).toContain(`POST ${NEWSLETTER} EMAIL=ann%40acme.example`);
        });
      }
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("nobody is asked what could not be sent, and comments are a link away", async ({
      page,
    }) => {
      await page.goto(host.url + DOC);
      await expect(page.getByText("Was this page helpful?")).toBeHidden();
      await page.goto(host.url + POST);
      await expect(page.getByRole("link", { name: "discussions on GitHub" })).toHaveAttribute(
        "href",
        "https://github.com/acme/site/discussions",
      );
      expect(asked).toEqual([]);
    });
  });

  for (const [name, device] of [
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ] as const) {
    test(`X7 on a ${name}, what they show fits, and has no fault that axe finds`, async ({
      page,
    }) => {
      await become(page, device);
      for (const path of ["/blog", POST]) {
        await open(page, host.url + path);
        await setMode(page, "dark");
        expect(await violations(page, { within: "main" })).toEqual([]);
        await setMode(page, "light");
        expect(await violations(page, { within: "main", rules: COLOURS })).toEqual([]);
        const { scrollWidth, innerWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          innerWidth: window.innerWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
      }
    });
  }
});
