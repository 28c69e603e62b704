import { gzipSync } from "node:zlib";
import { open, withoutPrefetch } from "./loading";
import { expect, test } from "./site";

/** Bytes, gzipped, of what a page loads by itself, by kind: about 1 % more than when they were last looked at. */
const SCRIPTS = 78_700;
/** The icon; the manifest, and the hash of the build. */
const LITTLE = { image: 380, other: 430 };
/** Only pages with formulas fetch the font for them. */
const FORMULAS = { font: 46_800 };
const BUDGETS: Record<string, Weights> = {
  "/": { document: 17_100, script: 74_300, ...LITTLE },
  "/docs/core/metadex": {
    document: 22_200,
    script: SCRIPTS,
    ...LITTLE,
    ...FORMULAS,
  },
  "/blog": { document: 15_100, script: SCRIPTS, ...LITTLE },
  "/blog/long-blog-post": {
    document: 20_500,
    script: SCRIPTS,
    ...LITTLE,
    ...FORMULAS,
  },
};

type Weights = Record<string, number>;

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`V5 ${path} weighs no more than its budget, and nothing of another kind`, async ({
    page,
    baseURL,
  }) => {
    await withoutPrefetch(page);
    const weighed: Promise<[kind: string, bytes: number]>[] = [];
    page.on("response", (response) => {
      if (!response.url().startsWith(baseURL ?? "")) return;
      const kind = response.request().resourceType();
      weighed.push(response.body().then((body) => [kind, gzipSync(body, { level: 9 }).length]));
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const weights: Weights = {};
    for (const [kind, bytes] of await Promise.all(weighed))
      weights[kind] = (weights[kind] ?? 0) + bytes;
    for (const [kind, bytes] of Object.entries(weights))
      expect(bytes, `${kind}: ${JSON.stringify(weights)}`).toBeLessThanOrEqual(budget[kind] ?? 0);
  });
}

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
