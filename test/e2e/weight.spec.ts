import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { filesBelow } from "../sites/files";
import { FIXTURE, publicOf } from "../sites/sites";
import { open } from "./loading";
import { expect, test } from "./site";

type Weights = Record<string, number>;

/**
 * Budgets: gzipped bytes that a page loads itself, by kind. They were about 5 % above the measured
 * weight when they were last reviewed. The tests print how much is left. If a page needs more, the
 * commit message must say what for.
 */
const SCRIPTS = 89_800;
/**
 * The image is the icon. The other files are the build's hash and the manifest. A Chromium without
 * windows does not fetch the manifest.
 */
const LITTLE = { image: 406, other: 450 };
/** The font of all text, which every page fetches. At most 30 kB are allowed. */
const TEXT = { font: 23_000 };
/** Only pages with formulas fetch the font for them too. */
const FORMULAS = { font: TEXT.font + 49_000 };
/** Results of static queries: those of the frame, and on pages of the blog those of its sidebar. */
const QUERIES = { xhr: 1_130 };
const BLOG_QUERIES = { xhr: 1_380 };
const BUDGETS: Record<string, Weights> = {
  "/": { document: 23_500, script: SCRIPTS, ...LITTLE, ...QUERIES, ...TEXT },
  "/docs/core/metadex": { document: 26_600, script: SCRIPTS, ...LITTLE, ...QUERIES, ...FORMULAS },
  // The picture of the newest post comes on top.
  "/blog": {
    document: 21_500,
    script: SCRIPTS,
    ...LITTLE,
    image: 2_980,
    ...BLOG_QUERIES,
    ...TEXT,
  },
  "/blog/long-blog-post": {
    document: 22_500,
    script: SCRIPTS,
    ...LITTLE,
    ...BLOG_QUERIES,
    ...FORMULAS,
  },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`V5 ${path} weighs no more than its budget, and nothing of another kind`, async ({
    page,
    baseURL,
  }) => {
    // Playwright's routes switch the browser's cache off: a font that two styles name may come twice.
    const weighed = new Map<string, Promise<[kind: string, bytes: number]>>();
    const weigh = (response: Response): void => {
      const url = response.url();
      if (!url.startsWith(baseURL ?? "") || weighed.has(url)) return;
      const kind = response.request().resourceType();
      const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      weighed.set(
        url,
        bytes.then((sum) => [kind, sum]),
      );
    };
    page.on("response", weigh);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    // The body of a later response might arrive when the page is closed.
    page.off("response", weigh);
    const weights: Weights = {};
    for (const [kind, bytes] of await Promise.all(weighed.values()))
      weights[kind] = (weights[kind] ?? 0) + bytes;
    const left = Object.entries(weights).map(([kind, bytes]) => {
      const room = 1 - bytes / (budget[kind] ?? 0);
      return `${kind} ${bytes} (${(100 * room).toFixed(1)}% left)`;
    });
    console.log(`${path}: ${left.join(", ")}`);
    for (const [kind, bytes] of Object.entries(weights))
      expect(bytes, `${kind}: ${JSON.stringify(weights)}`).toBeLessThanOrEqual(budget[kind] ?? 0);
  });
}

test("V5 only pages with a picture have the styles of gatsby-plugin-image's component", () => {
  const root = publicOf(FIXTURE);
  const pages = filesBelow(root).filter((name) => name.endsWith("index.html"));
  expect(pages.length).toBeGreaterThan(20);
  const withText = (text: string) =>
    pages.filter((name) => readFileSync(join(root, name), "utf8").includes(text));
  const styled = withText(".gatsby-image-wrapper{");
  expect(styled).toContain("blog/welcome/index.html");
  expect(styled).toEqual(withText("data-gatsby-image-wrapper"));
});

test("V5 the browser compiles what every page runs while it comes in", async ({
  page,
  request,
}) => {
  await open(page, "/docs/core/metadex");
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("src") ?? ""));
  for (const name of ["/framework-", "/app-"]) {
    const script = scripts.find((src) => src.startsWith(name)) ?? name;
    const text = await (await request.get(script)).text();
    expect(text, script).toMatch(/^(?:\/\*.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/);
  }
});
