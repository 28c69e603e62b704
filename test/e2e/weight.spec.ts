import { gzipSync } from "node:zlib";
import { scriptsOf } from "./loading";
import { expect, test } from "./site";

/** Bytes, gzipped, of all scripts that a page runs before the reader has done anything. */
const BUDGET = 77_300;

for (const path of ["/", "/docs/core/metadex", "/blog", "/blog/archive"]) {
  test(`the scripts of ${path} weigh at most ${BUDGET} bytes`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expect(scripts.size).toBeGreaterThanOrEqual(4);
    let total = 0;
    for (const script of scripts.values()) total += gzipSync(script).length;
    expect(total, path).toBeLessThanOrEqual(BUDGET);
  });
}
