import { existsSync, readFileSync } from "node:fs";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

const ROUTES = [
  "/docs/core/cl-kestrel",
  "/docs/core/kestrel-metadex",
  "/docs/core/kestrel-n-vekestrel",
];

/** The old names, as words of their own: "strategies" is not one of them. */
const OLD_NAME = /\b(stratora|stra|vestra)\b/i;

test("N1 four values of content/site.yml rename the whole site", async () => {
  test.setTimeout(300_000);
  const site = new SiteCopy();
  try {
    site.edit("content/site.yml", (text) =>
      text
        .replace("name: Stratora", "name: Kestrel")
        .replace("short: STRA", "short: KEST")
        .replace("slug: stra", "slug: kestrel")
        .replace("ve: veSTRA", "ve: veKEST"),
    );
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    for (const route of ROUTES)
      expect(existsSync(site.path(`public${route}/index.html`)), route).toBe(true);

    // Everything a reader's browser or a machine may get: pages, their data, feeds, the search's store.
    const shown = site.files("public").filter((file) => /\.(html|json|xml|txt|js)$/.test(file));
    expect(shown.length).toBeGreaterThan(60);
    const traces = shown.flatMap((file) => {
      const found = OLD_NAME.exec(readFileSync(file, "utf8"));
      return found ? [`${file}: ${found[0]}`] : [];
    });
    expect(traces).toEqual([]);

    const home = site.read("public/index.html");
    expect(home).toMatch(/<title[^>]*>Kestrel<\/title>/);
    expect(home).toContain("KEST");
    expect(site.read("public/docs/core/cl-kestrel/index.html")).toContain("| Kestrel</title>");
  } finally {
    site.dispose();
  }
});
