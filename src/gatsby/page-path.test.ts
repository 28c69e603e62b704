import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withSafePath } from "./page-path";

/** Returns Gatsby's script as it writes it (`windowPageData` in cache-dir/static-entry.js). */
const gatsbys = (path: string) =>
  createElement("script", {
    key: "script-loader",
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does
    dangerouslySetInnerHTML: {
      __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`,
    },
  });

test("F: an address with markup does not end the script that names it", () => {
  const path = '/docs/</script><script>alert("1")</script>';
  const [script, other] = withSafePath([gatsbys(path), "text"]);
  expect(other).toBe("text");
  const html = renderToStaticMarkup(script as ReturnType<typeof gatsbys>);
  const [, code = ""] = /^<script>(.*?)<\/script>$/.exec(html) ?? [];
  expect(code).not.toContain("</");
  const page: { pagePath?: string } = {};
  new Function("window", code)(page);
  expect(page.pagePath).toBe(path);
});

test("Gatsby writes the address without escapes, in a script with the key that is looked for", () => {
  const entry = readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
  expect(entry).toMatch(/window\.pagePath=\$\{JSON\.stringify\(\s*pagePath\s*\)\}/);
  expect(entry).toContain("key={`script-loader`}");
});

test("a page without the script ends the build", () => {
  expect(() => withSafePath(["text"])).toThrow(
    "src/gatsby/page-path.ts does not find `window.pagePath` in Gatsby's scripts. Adapt it to the installed versions, or remove it.",
  );
});
