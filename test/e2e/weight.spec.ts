import { gzipSync } from "node:zlib";
import { open, withoutPrefetch } from "./loading";
import { expect, test } from "./site";

/** Bytes, gzipped, of what a page loads by itself, by kind; 1 % more than they were when last looked at. */
const BUDGETS = {
  "/": { document: 18_000, script: 86_000, data: 8_000 },
  "/docs/core/metadex": { document: 24_000, script: 86_000, data: 8_000 },
  "/blog": { document: 20_000, script: 86_000, data: 8_000 },
  "/blog/long-blog-post": { document: 22_000, script: 86_000, data: 8_000 },
};

type Weights = Record<string, number>;

/** Data comes by `fetch` or by Gatsby's XMLHttpRequest. */
const KINDS: Record<string, string> = { fetch: "data", xhr: "data" };

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`V5 ${path} weighs no more than its budget, and nothing of another kind`, async ({
    page,
    baseURL = "",
  }) => {
    await withoutPrefetch(page);
    const weighed: Promise<[kind: string, bytes: number]>[] = [];
    page.on("response", (response) => {
      if (!response.url().startsWith(baseURL)) return;
      const type = response.request().resourceType();
      const kind = KINDS[type] ?? type;
      weighed.push(response.body().then((body) => [kind, gzipSync(body, { level: 9 }).length]));
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const weights: Weights = {};
    for (const [kind, bytes] of await Promise.all(weighed))
      weights[kind] = (weights[kind] ?? 0) + bytes;
    for (const [kind, bytes] of Object.entries(weights))
      expect(bytes, `${kind}: ${JSON.stringify(weights)}`).toBeLessThanOrEqual(
        (budget as Weights)[kind] ?? 0,
      );
  });
}
