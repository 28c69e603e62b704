import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../test/jest/folders";
import { finishScripts, withOneScript } from "./page-scripts";

/**
 * Returns the scripts that Gatsby puts at the end of a page, between the marks by which it finds
 * them again.
 */
const gatsbys = (mapping: object, hash: string) => `<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(mapping))};
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><!-- slice-end id="_gatsby-scripts-1" -->`;

/** Runs the scripts of a page and returns everything that they set on `window`. */
function run(html: string): Record<string, unknown> {
  const window = {};
  for (const [, code] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs))
    new Function("window", String(code))(window);
  return window;
}

describe("V5 the scripts of a page", () => {
  const mapping = { 'component---"quoted"': ["/$&.css", "/b.js"] };

  test("Gatsby's are one, with its list of templates as an object; their marks stay", () => {
    const html = withOneScript(gatsbys({ app: ["/app-1.js"], ...mapping }, "abc"));
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(run(html)).toEqual({ ___chunkMapping: mapping, ___webpackCompilationHash: "abc" });
    expect(html).toMatch(/^<!-- slice-start id="_gatsby-scripts-1" -->\s*<script>/);
    expect(html).toMatch(/<\/script><!-- slice-end id="_gatsby-scripts-1" -->$/);
  });
});

describe("V5 X4 the pages of a build are finished", () => {
  const withHashes = (html: string) => html.replace("&#x27;self&#x27;", "$& HASHES");
  const policy = `<meta content="script-src &#x27;self&#x27;">`;
  const YEARS_AGO = new Date("2020-01-02T03:04:05Z");
  let folder: string;
  let page: string;
  beforeEach(() => {
    folder = folderOf();
    page = join(folder, "index.html");
    writeFileSync(page, policy + gatsbys({ app: ["/app-1.js"] }, "abc"));
  });

  test("also when the clock is set back while it runs", () => {
    utimesSync(page, YEARS_AGO, YEARS_AGO);
    finishScripts([page], withHashes);
    expect(readFileSync(page, "utf8")).toContain("&#x27;self&#x27; HASHES");
  });

  test("and those of the build before are left as they are", () => {
    finishScripts([page], withHashes);
    const html = readFileSync(page, "utf8");
    utimesSync(page, YEARS_AGO, YEARS_AGO);
    finishScripts([page], withHashes);
    expect(readFileSync(page, "utf8")).toBe(html);
    expect(statSync(page).mtime).toEqual(YEARS_AGO);
  });

  test("a page without Gatsby's list of scripts ends the build", () => {
    writeFileSync(page, policy);
    expect(() => finishScripts([page], withHashes)).toThrow(
      `src/gatsby/page-scripts.ts does not find Gatsby's list of scripts in ${page}. Adapt it to the installed versions, or remove it.`,
    );
  });
});
