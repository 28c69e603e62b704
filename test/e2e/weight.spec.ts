import { gzipSync } from "node:zlib";
import { hydrated } from "./loading";
import { expect, test } from "./site";

/** Bytes, gzipped, of all scripts that a page runs before the reader has done anything. */
const BUDGET = 86_500;

for (const path of ["/", "/docs/core/metadex", "/blog", "/blog/archive"]) {
  test(`the scripts of ${path} weigh at most ${BUDGET} bytes`, async ({ page, request }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    // What is fetched ahead for other pages comes by `link`.
    const addresses = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => Reflect.get(entry, "initiatorType") === "script")
        .map(({ name }) => name),
    );
    const scripts = new Set(addresses);
    expect(scripts.size).toBeGreaterThanOrEqual(4);
    let total = 0;
    for (const address of scripts) {
      total += gzipSync(await (await request.get(address)).body()).length;
    }
    expect(total, path).toBeLessThanOrEqual(BUDGET);
  });
}
