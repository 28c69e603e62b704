import { mkdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { SiteCopy } from "../sites/site-copy";
import { open, twoFrames } from "./loading";
import { PAGES } from "./pages";
import { expect, Faults, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const PLUGIN = "plugins/development-react";

/**
 * React's development files. They compare what the server has rendered with what the browser
 * renders.
 */
const REACT = [
  "react/cjs/react.development.js",
  "react/cjs/react-jsx-runtime.development.js",
  "react-dom/cjs/react-dom.development.js",
  "react-dom/client.js",
];

/**
 * A plugin that puts these files into the browser's scripts. Without it, a build uses the
 * production files.
 */
const GATSBY_NODE = `
const { basename, join } = require("node:path");
exports.onCreateWebpackConfig = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const { NormalModuleReplacementPlugin } = require("webpack");
  const replace = (pattern) => new NormalModuleReplacementPlugin(pattern, (resource) => {
    const file = basename(resource.request, ".js").replace("production.min", "development");
    resource.request = join(__dirname, file + ".js");
  });
  actions.setWebpackConfig({
    plugins: [replace(/^\\.\\/cjs\\/react.*\\.production\\.min\\.js$/), replace(/^react-dom\\/client$/)],
  });
};
`;

let site: SiteCopy;
let host: Host;

// `kinds.spec` sees what React's production build reports: another text or another element. This
// spec also sees other attributes.
test.describe.configure({ mode: "default" });
test.describe("with React's development build", { tag: "@full" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = new SiteCopy();
    mkdirSync(site.path(PLUGIN), { recursive: true });
    site.write(`${PLUGIN}/package.json`, '{ "name": "development-react" }');
    site.write(`${PLUGIN}/gatsby-node.js`, GATSBY_NODE);
    for (const file of REACT) {
      const source = readFileSync(`node_modules/${file}`, "utf8");
      site.write(
        `${PLUGIN}/${basename(file)}`,
        source.replaceAll("process.env.NODE_ENV", '"development"'),
      );
    }
    site.edit("gatsby-config.ts", (text) =>
      text.replace("plugins: [", 'plugins: ["development-react",'),
    );
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    host = await startStaticServer(site.path("public"), { isClean: true });
  });
  test.afterAll(() => {
    host?.stop();
    site?.dispose();
  });

  test("a page that differs from what React renders is warned of", async ({ page }) => {
    const faults = new Faults(page, () => false);
    await page.route("**/docs/core/metadex", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, "<h1$1>Another title");
      await route.fulfill({ response, body });
    });
    await open(page, `${host.url}/docs/core/metadex`);
    expect(faults.found.join()).toContain("Text content did not match.");
  });

  for (const path of PAGES) {
    // Stored values change the first paint. React must not report this as a mismatch.
    for (const stored of [
      {},
      { theme: "light", "announcement.id": "sample-site", "announcement.dismissed": "true" },
    ]) {
      const reader = Object.keys(stored).length > 0 ? "a reader who came before" : "a new reader";
      test(`${path} hydrates without a warning for ${reader}`, async ({ page }) => {
        await page.addInitScript((values) => Object.assign(localStorage, values), stored);
        const isMissing = path.endsWith("/metadx");
        const faults = new Faults(page, (url) => isMissing && url.includes(path));
        await open(page, host.url + path);
        await page.waitForLoadState("networkidle");
        await twoFrames(page);
        expect(faults.found).toEqual([]);
      });
    }
  }
});
