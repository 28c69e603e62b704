import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

test("F a build that fails leaves the site as it was, and the next one shows all that has changed since", async () => {
  test.setTimeout(900_000);
  const site = new SiteCopy();
  const state = () =>
    site
      .files("public")
      .map((path) => [path, statSync(path).mtimeMs, readFileSync(path, "base64")])
      .sort();
  try {
    site.write("content/pages/passing.md", "# Passing\n\nOnly for a while.\n");
    const first = await site.build();
    expect(first.code, first.output).toBe(0);
    expect(site.read("public/passing.html")).toContain("Only for a while.");
    // What shows problems in development is in no build.
    const withOverlay = site
      .files("public")
      .filter((path) => /\.(js|css|json|html)$/.test(path))
      .filter((path) => /Problems of the content|___problems/.test(readFileSync(path, "utf8")));
    expect(withOverlay).toEqual([]);
    const before = state();

    site.edit("content/docs/core/disclaimer.md", (text) => `${text}\nSaid anew.\n`);
    site.edit("content/docs/core/metadex.md", (text) => `${text}\n![Missing](./missing.png)\n`);
    const failed = await site.build();
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain("`public/` is as it was before");
    expect(state()).toEqual(before);

    site.edit("content/docs/core/metadex.md", (text) =>
      text.replace("![Missing](./missing.png)", "Mended."),
    );
    rmSync(site.path("content/pages/passing.md"));
    const mended = await site.build();
    expect(mended.code, mended.output).toBe(0);
    for (const [page, words] of [
      ["docs/core/disclaimer", "Said anew."],
      ["docs/core/metadex", "Mended."],
    ] as const) {
      expect(site.read(`public/${page}/index.html`)).toContain(words);
      expect(site.read(`public/${page}.html`)).toContain(words);
      expect(site.read(`public/page-data/${page}/page-data.json`)).toContain(words);
    }
    for (const file of ["passing/index.html", "passing.html"]) {
      expect(existsSync(site.path(`public/${file}`)), file).toBe(false);
    }

    const built = site.files("public").sort();
    const same = await site.build();
    expect(same.code, same.output).toBe(0);
    expect(site.files("public").sort()).toEqual(built);
  } finally {
    site.dispose();
  }
});
