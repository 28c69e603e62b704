import { once } from "node:events";
import { existsSync, readFileSync, renameSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Page } from "@playwright/test";
import autocannon from "../../lab/autocannon";
import { startNginx } from "../nginx";
import { buildIn, SiteCopy } from "../sites/site-copy";
import { FIXTURE, publicOf } from "../sites/sites";
import { Deployment } from "./deployment";
import { hydrated, open } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const SEEN = "/docs/core/metadex";
const CHANGED = "/docs/core/dynamic-fees";
const GONE = "/blog/first-blog-post";
const NEWS = "New in this deployment.";
const MENDED = "Mended in this deployment.";
const WAITING = "/blog/waiting";
const WAITS = "This text waits for its day.";
/** Before the day of the post that waits, and on that day. In seconds. */
const [BEFORE = "", DUE = ""] = ["2026-05-01", "2026-05-02"].map((day) =>
  String(Date.parse(day) / 1000),
);
/** The text of files that a deployment adds, and a later one takes away. */
const ADDED = "A file that is taken away again.";
const ARCHIVE = "Archive of all posts";
/** The place of a doc in the data of the search if no sidebars file gives its folder a name. */
const BY_FOLDER = '"trail":["core"]';

/** The longest time of a build, in ms, on a machine that is busy with other tests. */
const BUILD = 240_000;

const FIRST = publicOf(FIXTURE);

let site: SiteCopy;
let deployment: Deployment;
let host: Host;

/** Returns the output folder of these tests' builds, which are the later deployments. */
const later = () => site.path("public");
const editArchive = (title: string) =>
  site.edit("src/templates/archive/template.tsx", (text) =>
    text.replace(/title=(?:\{listTitles\.archive\}|"[^"]*")/, `title="${title}"`),
  );
const scriptsIn = (folder: string): string[] =>
  site.files(folder).filter((path) => /public\/[^/]+\.js$/.test(path));

/** Returns every file of a folder with its text and its time. */
const stateOf = (folder: string) =>
  site
    .files(folder)
    .map((path) => [path, statSync(path).mtimeMs, readFileSync(path, "base64")])
    .sort();

async function build(variables: Record<string, string> = {}): Promise<void> {
  const { code, output } = await site.build(variables);
  expect(code, output).toBe(0);
}

// All tests use one site and take it from deployment to deployment, because each build costs as
// much as thirty other tests.
test.describe.configure({ mode: "serial" });
test.describe("a site from deployment to deployment", () => {
  test.setTimeout(BUILD);

  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test.beforeAll(async () => {
    test.setTimeout(BUILD);
    site = new SiteCopy({ folder: FIXTURE.folder });
    // An earlier run has changed this folder. A build brings it back to the fixture.
    const changed = join(FIXTURE.folder, ".cache/changed-by-tests");
    if (existsSync(changed)) await build();
    site.write(".cache/changed-by-tests", "");
    deployment = new Deployment();
    deployment.show(FIRST);
    host = await startStaticServer(deployment.root);
  });
  test.afterAll(async () => {
    host?.stop();
    deployment?.dispose();
  });

  test("F X1 X2 the next build shows all that has changed since, and draws only the pictures that have", async () => {
    const pictures = () => site.files("public/social");
    const drawn = pictures();
    site.edit(`content${CHANGED}.md`, (text) => text.replace(/\n## /, `\n${NEWS}\n\n## `));
    site.edit(
      `content${SEEN}.md`,
      (text) => `${text.replace(/^title: .*$/m, "title: Renamed")}\n${MENDED}\n`,
    );
    site.remove("content/blog/2019-05-28-first-blog-post.md");
    site.write(
      "content/blog/2026-01-01-added.md",
      "---\nslug: added\ntitle: Added\nauthors: [protocol-team]\n---\n\nA new post.\n\n## Part\n\nIts [part](./added.txt).\n",
    );
    site.write("content/blog/added.txt", ADDED);
    site.write("static/added.txt", ADDED);
    site.write(
      "content/blog/2026-05-02-waiting.md",
      `---\nslug: waiting\ntitle: Waiting\nauthors: [protocol-team]\ntags: [gatsby]\n---\n\n${WAITS}\n`,
    );
    editArchive(ARCHIVE);
    const start = Date.now();
    // KEEP_OLD_ASSETS=0 removes old scripts. Other tests below cover a page whose script is gone.
    await build({ KEEP_OLD_ASSETS: "0", SOURCE_DATE_EPOCH: BEFORE });

    for (const [page, words] of [
      [CHANGED, NEWS],
      [SEEN, MENDED],
    ] as const) {
      for (const file of [`${page}/index.html`, `${page}.html`, `${page}.md`])
        expect(site.read(`public${file}`), file).toContain(words);
      expect(site.read(`public/page-data${page}/page-data.json`)).toContain(words);
    }
    for (const file of [`${GONE}/index.html`, `${GONE}.html`, `${GONE}.md`]) {
      expect(existsSync(site.path(`public${file}`)), file).toBe(false);
    }
    // No build may contain the overlay that shows problems in development.
    const withOverlay = site
      .files("public")
      .filter((path) => /\.(js|css|json|html)$/.test(path))
      .filter((path) => /Problems of the content|___problems/.test(readFileSync(path, "utf8")));
    expect(withOverlay).toEqual([]);

    expect(pictures().filter((path) => statSync(path).mtimeMs > start)).toEqual(
      [site.path("public/social/blog/added.png"), site.path(`public/social${SEEN}.png`)].sort(),
    );
    expect(drawn.filter((path) => !existsSync(path))).toEqual([
      site.path(`public/social${GONE}.png`),
    ]);
  });

  test.describe("V2 X6 a tab of the old site over the new deployment", () => {
    /** Paths of pages that the browser has loaded in full. */
    let loads: string[];

    test.beforeEach(async ({ page }) => {
      deployment.show(FIRST);
      await open(page, host.url + SEEN);
      deployment.show(later());
      loads = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
      });
    });

    /**
     * Expects that the browser has loaded the next page in full, once. The host may redirect the
     * address of a folder to the address with a slash.
     */
    function expectOneLoad(path: string): void {
      expect(new Set(loads.map((load) => load.replace(/\/$/, "")))).toEqual(new Set([path]));
      expect(loads.length).toBeLessThanOrEqual(2);
    }

    test("a page of changed text shows the new text", async ({ page }) => {
      await page.locator(`aside a[href="${CHANGED}"]`).click();
      await expect(page.getByText(NEWS)).toBeVisible();
    });

    test("a page whose script is gone is loaded in full, once, with hash and query", async ({
      page,
    }) => {
      await page.evaluate(() => window.___navigate?.("/blog/archive?from=old#2019"));
      await expect(heading(page)).toHaveText(ARCHIVE);
      await hydrated(page);
      expect(new URL(page.url()).href).toBe(`${host.url}/blog/archive?from=old#2019`);
      expectOneLoad("/blog/archive");
    });

    test("a page that is gone is not found, and the reader goes on from there", async ({
      page,
    }) => {
      await page.evaluate((path) => window.___navigate?.(`${path}?from=old`), GONE);
      await expect(heading(page)).toHaveText("Page not found");
      await hydrated(page);
      expect(page.url()).toBe(`${host.url}${GONE}?from=old`);
      expectOneLoad(GONE);
      await page.getByRole("navigation").getByRole("link", { name: "Docs" }).first().click();
      await page.waitForURL(host.url + SEEN);
      await expect(heading(page)).not.toHaveText("Page not found");
    });

    test("a page that is new is there, with hash and query", async ({ page }) => {
      await page.evaluate(() => window.___navigate?.("/blog/added?from=old#part"));
      await expect(heading(page)).toHaveText("Added");
      await expect(page.locator(":target")).toHaveText(/^Part/);
      await page.waitForURL(`${host.url}/blog/added?from=old#part`);
    });
  });

  /** Returns the files of the built site that say something of the post that waits. */
  const filesOfWaiting = () =>
    site
      .files("public")
      .filter((path) => /\.(?:html|json|xml|md|txt|js)$|_redirects$/.test(path))
      .filter((path) => /\/blog\/waiting|waits for its day/.test(readFileSync(path, "utf8")))
      .map((path) => relative(later(), path));

  test("B1 a post is on no page and in no file before its date, and on that day a build without changes publishes it", async () => {
    const before = filesOfWaiting();
    await build({ SOURCE_DATE_EPOCH: DUE });
    expect(before).toEqual([]);
    const pages = ["archive", "authors/protocol-team", "tags/gatsby", "added"];
    expect(filesOfWaiting()).toEqual(
      expect.arrayContaining(
        [
          ...["", WAITING, ...pages.map((page) => `/blog/${page}`)].map(
            (path) => `${path || "/blog"}/index.html`,
          ),
          ...[`${WAITING}.md`, "/blog/atom.xml", "/blog/rss.xml", "/sitemap-0.xml", "/llms.txt"],
        ].map((path) => path.slice(1)),
      ),
    );
  });

  test("F what an owner takes away is in no file, also if Gatsby has forgotten the last build", async () => {
    const filesWith = (words: string) =>
      site
        .files("public")
        .filter((path) => readFileSync(path).includes(words))
        .map((path) => relative(later(), path));
    expect(filesWith(ADDED)).toEqual(["added.txt", "files/blog/added.txt"]);
    expect(filesWith(BY_FOLDER)).toEqual([]);
    site.remove("content/docs/sidebars.yml");
    site.remove("static/added.txt");
    site.edit("content/blog/2026-01-01-added.md", (text) => text.replace("](./added.txt)", "]"));
    await build({ SOURCE_DATE_EPOCH: DUE });
    expect(filesWith(ADDED)).toEqual([]);
    expect(filesWith(BY_FOLDER)).toHaveLength(1);
    site.remove("content/blog/2026-01-01-added.md");
    // Gatsby drops its cache after such a change.
    site.edit("package.json", (text) => text.replace(/"version": ".*"/, '"version": "9.9.9"'));
    // Old tabs may still ask for the data of the search.
    await build({ SOURCE_DATE_EPOCH: DUE, KEEP_OLD_ASSETS: "0" });
    expect(filesWith("A new post.")).toEqual([]);
  });

  test("B1 a build for an earlier time takes a post away again", { tag: "@full" }, async () => {
    // Old tabs may still ask for the data of the search.
    await build({ SOURCE_DATE_EPOCH: BEFORE, KEEP_OLD_ASSETS: "0" });
    expect(filesOfWaiting()).toEqual([]);
    await build({ SOURCE_DATE_EPOCH: DUE });
  });

  test("X3 X6 200 readers at nginx miss nothing while a new site takes the place of the old one", {
    tag: "@full",
  }, async () => {
    const isOfArchive = (path: string) => path.includes("templates-archive");
    const old = scriptsIn("public");
    editArchive("Every post");
    const nginx = await startNginx(later());
    const archive = async () => (await fetch(`${nginx.url}/blog/archive`)).text();
    const paths = [
      "/",
      "/blog/archive",
      "/page-data/blog/archive/page-data.json",
      ...old.map((path) => `/${basename(path)}`),
    ];
    let stop = (): void => {};
    const result = new Promise<autocannon.Result>((done, fail) => {
      const load = autocannon(
        {
          url: nginx.url,
          connections: 200,
          // The limit leaves a part of the processors to the build.
          overallRate: 1000,
          duration: BUILD / 1000,
          requests: paths.map((path) => ({ path })),
        },
        (error, outcome) => (error ? fail(error) : done(outcome)),
      );
      stop = () => load.stop();
    });
    const before = await archive();
    await build();
    const after = await archive();
    // The requests go on for a while with the new site.
    for (let asked = 0; asked < 100; asked += 1) await archive();
    stop();
    const { errors, timeouts, non2xx, requests } = await result;
    nginx.stop();

    expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
    expect(requests.total).toBeGreaterThan(1000);
    expect(before).toContain(ARCHIVE);
    expect(after).toContain("Every post");
    const both = scriptsIn("public");
    expect(old.filter((path) => !both.includes(path))).toEqual([]);
    expect(both.filter(isOfArchive).length).toBeGreaterThan(old.filter(isOfArchive).length);
  });

  test("O6 a folder that has another name is built, and whole", { tag: "@full" }, async () => {
    const pages = () => site.files("public").map((path) => relative(site.root, path));
    const before = pages().filter((path) => path.endsWith(".html"));
    const moved = `${site.root}-moved`;
    renameSync(site.root, moved);
    try {
      const { code, output } = await buildIn(moved);
      expect(code, output).toBe(0);
      expect(output).toContain(
        "Gatsby's cache was made in another folder. This run makes all nodes and pages again.",
      );
    } finally {
      renameSync(moved, site.root);
    }
    expect(pages().filter((path) => path.endsWith(".html"))).toEqual(before);
    expect(site.read("public/blog/authors/index.html")).toContain("Community team");
  });

  /** Messages that a build prints on its way. */
  const MOMENTS = [
    "load gatsby config",
    "onPreBootstrap",
    "source and transform nodes",
    "createPages",
    "extract queries from components",
    "Building production JavaScript",
    "Building HTML renderer",
    "Writing page-data.json",
    "Building static HTML",
    "onPostBuild",
  ];

  /**
   * Runs a build and ends it at a given message. SIGINT ends it as Ctrl+C does, SIGKILL at once, as
   * when the machine loses power.
   */
  async function cutShort(moment: string, signal: "SIGINT" | "SIGKILL"): Promise<void> {
    const npm = site.startBuild();
    let output = "";
    let isCut = false;
    npm.stdout?.on("data", (data) => {
      output += data;
      if (isCut || !output.includes(moment)) return;
      isCut = true;
      const [, gatsby] = site.read(".build-lock").split("\n").map(Number);
      process.kill(-(npm.pid ?? 0), signal);
      if (signal === "SIGKILL") process.kill(-(gatsby ?? 0), signal);
    });
    await once(npm, "close");
    expect(isCut, output).toBe(true);
  }

  /**
   * What differs in a build without a cache: hashes of webpack, of scripts and of the search's
   * files, and the time.
   */
  const OTHERWISE =
    /___webpackCompilationHash="\w+"|"webpackCompilationHash":"\w+"|&#x27;sha256-[^&]*&#x27;|\/static\/\w{32}\.(?=index|store)|<lastBuildDate>[^<]*/g;

  /** Returns the texts that a build writes. */
  const textsOf = (folder: string): Record<string, string> =>
    Object.fromEntries(
      site
        .files(folder)
        .filter((path) => /\.(?:css|html|js|md|txt|xml)$|page-data\.json$/.test(path))
        .filter((path) => !path.includes("/static/"))
        .map((path) => [path, readFileSync(path, "utf8").replace(OTHERWISE, "")]),
    );

  test("F a build that is ended at any moment leaves the site, and the next one is as if it had not been", {
    tag: "@full",
  }, async () => {
    test.setTimeout(5 * BUILD);
    const before = stateOf("public");
    for (const [index, moment] of MOMENTS.entries()) {
      site.edit(`content${CHANGED}.md`, (text) => `${text}\nAdded ${index}.\n`);
      editArchive(`Archive ${index}`);
      await cutShort(moment, index % 2 === 0 ? "SIGINT" : "SIGKILL");
      expect(stateOf("public"), moment).toEqual(before);
    }
    await build({ KEEP_OLD_ASSETS: "0" });
    const texts = textsOf("public");
    expect(site.read(`public${CHANGED}.md`)).toContain(`Added ${MOMENTS.length - 1}.`);
    for (const folder of ["public", ".cache"]) site.remove(folder);
    await build();
    expect(texts).toEqual(textsOf("public"));
  });
});
