import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
  buildClientSchema,
  buildSchema,
  type GraphQLNamedType,
  getIntrospectionQuery,
  isEnumType,
  isObjectType,
  parse,
  validate,
} from "gatsby/graphql";
import { layerOrder } from "../../src/styles/layers";
import { freePort } from "../free-port";
import { anyChart } from "../jest/any-chart";
import { SiteCopy } from "../sites/site-copy";
import { box, options, searchFor } from "./search";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";
const DOC_FILE = "content/docs/core/metadex.md";
const SIDEBARS = "content/docs/sidebars.yml";
const QUERIES = "test/queries";

/** The longest time of the first start, in ms, on a machine that is busy with other tests. */
const START = 240_000;
/** The longest time of a change there, in ms. */
const SOON = 30_000;

/** Returns what of a type has no description: the type, its fields and values, their arguments. */
function silentParts(type: GraphQLNamedType): string[] {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const values = isEnumType(type) ? type.getValues() : [];
  const parts = [
    { name: type.name, description: type.description },
    ...[...fields, ...values].map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    })),
    ...fields.flatMap((field) =>
      field.args.map(({ name, description }) => ({
        name: `${type.name}.${field.name}(${name})`,
        description,
      })),
    ),
  ];
  return parts.filter(({ description }) => !description).map(({ name }) => name);
}

/** The names of our types in the committed schema file. */
const ownTypes = Array.from(
  readFileSync("src/data/schema.graphql", "utf8").matchAll(/^(?:type|enum) (\w+)/gm),
  ([, name]) => name ?? "",
);

let site: SiteCopy;
let origin: string;
let server: ReturnType<SiteCopy["develop"]>;
/** Everything that the server has printed. */
let printed = "";

const problems = (page: Page): Locator =>
  page.getByRole("region", { name: "Problems of the content" });
const docsList = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Docs", exact: true }).first();

/** Any heading but that of the page that Gatsby shows while a page's data is not written yet. */
const HEADING = /^(?!Gatsby\.js development 404)./;

/** Opens a page of the development server and waits until React has rendered it. */
async function open(page: Page, path: string, heading: string | RegExp = HEADING): Promise<void> {
  await expect(async () => {
    await page.goto(origin + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 2 * SOON });
}

/** Expects something of the open page within a short time. */
const soon = expect.configure({ timeout: SOON });
const shows = (page: Page, text: string) => soon(page.locator("body")).toContainText(text);
const says = (page: Page, text: string) => soon(problems(page)).toContainText(text);
const isMended = (page: Page) => soon(problems(page)).toBeHidden();

const replace = (file: string, from: string | RegExp, to: string) =>
  site.edit(file, (text) => text.replace(from, to));
const append = (file: string, text: string) => site.edit(file, (before) => `${before}\n${text}\n`);

/** Returns the first value of a key in a file: MetaDEX for `title: "MetaDEX"`. */
const fieldOf = (file: string, key: string): string =>
  new RegExp(`^\\s*(?:- )?${key}: *"?([^"\\n]*)"?$`, "m").exec(site.read(file))?.[1] ?? "";

/** Sends a query to the data layer and returns the answer. */
async function ask(query: string) {
  const response = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

// All tests share one server, because its start costs the most.
test.describe.configure({ mode: "serial" });
test.describe("what `npm run develop` serves", () => {
  test.setTimeout(120_000);

  test.beforeAll(async () => {
    test.setTimeout(START + SOON);
    site = new SiteCopy();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = site.develop(port);
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (data) => {
        printed += data;
      });
    const status = () => fetch(`${origin}/___graphql`).then((answer) => answer.status, Number);
    await expect.poll(status, { timeout: START }).toBe(200);
  });
  test.afterAll(() => {
    if (server?.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    site?.dispose();
  });
  test.afterEach(() => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) console.log(`The server printed last:\n${printed.slice(-5000)}`);
    expect(server.exitCode).toBeNull();
  });

  test("G1 GraphiQL shows the schema that is committed, with a description of every type, field, argument and query", async ({
    page,
  }) => {
    await page.goto(`${origin}/___graphql`);
    await expect(page).toHaveTitle(/GraphiQL/);
    const { data } = await ask(getIntrospectionQuery());
    const schema = buildClientSchema(data);
    expect(ownTypes.length).toBeGreaterThan(25);
    const missing = ownTypes.filter((name) => !schema.getType(name));
    expect(missing).toEqual([]);
    const queries = schema.getQueryType();
    const described = [...ownTypes.map((name) => schema.getType(name)), queries];
    const silent = described.flatMap((type) => (type ? silentParts(type) : []));
    expect(silent).toEqual([]);
    expect(site.read("src/data/schema.graphql")).toBe(
      readFileSync("src/data/schema.graphql", "utf8"),
    );
  });

  test("V3 a page throws nothing, and says of no script that it could not be loaded", async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await open(page, DOC);
    await expect(page.locator(".load-failure")).toHaveCount(0);
    expect(thrown).toEqual([]);
  });

  test("G4 the example queries are answered as recorded", async () => {
    for (const file of readdirSync(QUERIES).filter((name) => name.endsWith(".graphql"))) {
      const { data, errors } = await ask(readFileSync(join(QUERIES, file), "utf8"));
      expect(errors, file).toBeUndefined();
      const recorded = join(QUERIES, file.replace(".graphql", ".json"));
      // CONTRIBUTING says when to record the answers.
      if (process.env.RECORD_QUERIES) writeFileSync(recorded, `${JSON.stringify(data, null, 2)}\n`);
      expect(data, file).toEqual(JSON.parse(readFileSync(recorded, "utf8")));
    }
  });

  test("G3 editors find the whole schema where graphql.config.json says", async () => {
    const { schema: path } = JSON.parse(readFileSync("graphql.config.json", "utf8"));
    // The development server writes it after it has begun to answer.
    await expect(async () => {
      const schema = buildSchema(site.read(path));
      const faults = readdirSync(QUERIES)
        .filter((name) => name.endsWith(".graphql"))
        .flatMap((name) => validate(schema, parse(readFileSync(join(QUERIES, name), "utf8"))));
      expect(faults).toEqual([]);
    }).toPass({ timeout: SOON });
  });

  test("V5 the order of the layers stands before all styles", async () => {
    const html = await (await fetch(origin)).text();
    const first = html.slice(html.search(/<style|rel="stylesheet"/));
    expect(first.slice(0, 7 + layerOrder.length)).toBe(`<style>${layerOrder}`);
  });

  test("S7 the search works", { tag: "@full" }, async ({ page }) => {
    await open(page, DOC);
    // In development, pages come without HTML. So the box appears only when React has rendered it.
    await box(page).click({ timeout: 60_000 });
    await searchFor(page, "emission schedule");
    await expect(options(page).first()).toContainText("Emission schedule");
  });

  for (const [path, file] of [
    [DOC, DOC_FILE],
    ["/blog/welcome", "content/blog/2021-08-26-welcome/index.md"],
    ["/markdown-page", "content/pages/markdown-page.md"],
  ] as const) {
    test(`G5 an edit of ${path} shows`, { tag: path === DOC ? [] : ["@full"] }, async ({
      page,
    }) => {
      await open(page, path);
      for (const words of ["An edit of this text.", "Another one."]) {
        append(file, words);
        await shows(page, words);
      }
    });
  }

  test("G5 S7 the search finds what was written meanwhile", { tag: "@full" }, async ({ page }) => {
    await open(page, DOC);
    append(DOC_FILE, "## A burrow of its own\n\nOn wombats.");
    await shows(page, "On wombats.");
    const found = async () =>
      JSON.stringify(await ask("{ localSearchHeadings { store } localSearchTexts { store } }"));
    await expect.poll(found, { timeout: SOON }).toMatch(/A burrow of its own.*On wombats\./);
  });

  test("G5 D3 a closed section of the sidebar is loaded, and read anew when the sidebar changes", {
    tag: "@full",
  }, async ({ page }) => {
    const before = site.read(SIDEBARS);
    const closed = before.replace("Legal\n", "Legal\n    collapsed: true\n");
    site.write(SIDEBARS, closed);
    const data = () =>
      fetch(`${origin}/page-data${DOC}/page-data.json`).then((answer) => answer.text());
    await expect.poll(data, { timeout: SOON }).toContain('"moreAt"');
    await open(page, DOC);
    const links = docsList(page).getByRole("link", { name: "Disclaimer" });
    await expect(links).toHaveCount(0);
    await docsList(page).getByText("Legal").click();
    await soon(links).toHaveCount(1);
    const first = "      - core/metadex\n";
    site.write(SIDEBARS, closed.replace(first, `      - core/disclaimer\n${first}`));
    await soon(links).toHaveCount(2);
    site.write(SIDEBARS, before);
    await soon(links).toHaveCount(1);
  });

  test("G5 a label that changes is in the sidebar and in links of other docs", async ({ page }) => {
    await open(page, DOC);
    const file = "content/docs/core/metadex-properties.md";
    const text = site.read(file);
    const links = page.getByRole("link", { name: "What it is good for" });
    replace(file, /^sidebar_label: .*$/m, "sidebar_label: What it is good for");
    await soon(links).toHaveCount(2);
    site.write(file, text);
    await soon(links).toHaveCount(0);
  });

  test("G5 the page of a contract follows its source, and stays while that is faulty", async ({
    page,
  }) => {
    const file = "content/contracts/IToken.sol";
    const source = site.read(file);
    await open(page, "/docs/reference/IToken");
    replace(file, "Moves amounts between accounts.", "Moves amounts about.");
    await shows(page, "Moves amounts about.");
    const added =
      "    /// @notice Returns all.\n    function total() external view returns (uint256);\n}";
    site.edit(file, (text) => text.trimEnd().replace(/\}$/, added));
    await shows(page, "0x2ddbd13a");
    replace(file, "function total()", "functoin total()");
    await says(page, "ParserError");
    await open(page, "/docs/reference/IToken");
    await shows(page, "0x2ddbd13a");
    site.write(file, source);
    await isMended(page);
    await soon(page.getByText("0x2ddbd13a")).toHaveCount(0);
  });

  test("G5 code that a doc shows by reference follows its file", async ({ page }) => {
    await open(page, "/docs/core/metadex-properties");
    replace("content/examples/quote.ts", "reserves[1] / reserves[0]", "reserves[0] / reserves[1]");
    await shows(page, "reserves[0] / reserves[1]");
  });

  test("G5 the first code of a doc shows, then other code, then none", async ({ page }) => {
    const doc = site.read(DOC_FILE);
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await open(page, DOC);
    append(DOC_FILE, "The larger one is {Math.max(1, 2)}.");
    await shows(page, "The larger one is 2.");
    replace(DOC_FILE, "Math.max(1, 2)", "Math.max(3, 2)");
    await shows(page, "The larger one is 3.");
    replace(DOC_FILE, "{Math.max(3, 2)}", "four");
    await shows(page, "The larger one is four.");
    expect(thrown).toEqual([]);
    site.write(DOC_FILE, doc);
  });

  test("G5 E7 a doc comes, moves and goes: the sidebar and links follow, and who names its old place is told", {
    tag: "@full",
  }, async ({ page }) => {
    const [doc, sidebars] = [site.read(DOC_FILE), site.read(SIDEBARS)];
    await open(page, DOC);
    site.write("content/docs/core/added.md", "---\ntitle: Added doc\n---\n\nIts text.\n");
    replace(SIDEBARS, "      - core/metadex\n", "      - core/metadex\n      - core/added\n");
    await soon(docsList(page).getByRole("link", { name: "Added doc" })).toBeVisible();
    append(DOC_FILE, "See [the added one](./added.md).");
    const link = page.getByRole("link", { name: "the added one" });
    await soon(link).toHaveAttribute("href", "/docs/core/added");
    await link.click();
    await shows(page, "Its text.");

    await open(page, DOC);
    renameSync(site.path("content/docs/core/added.md"), site.path("content/docs/core/moved.md"));
    await says(page, "`core/added`");
    await soon(problems(page)).toContainText(/content\/docs\/sidebars\.yml:\d+:/);
    replace(SIDEBARS, "core/added", "core/moved");
    await isMended(page);
    await soon(page.getByRole("button", { name: "One warning" })).toBeVisible();
    replace(DOC_FILE, "./added.md", "./moved.md");
    await soon(link).toHaveAttribute("href", "/docs/core/moved");
    await soon(page.getByRole("button", { name: "One warning" })).toBeHidden();

    site.write(DOC_FILE, doc);
    site.write(SIDEBARS, sidebars);
    site.remove("content/docs/core/moved.md");
    await soon(docsList(page).getByRole("link", { name: "Added doc" })).toBeHidden();
    const status = () =>
      fetch(`${origin}/page-data/docs/core/moved/page-data.json`).then((answer) => answer.status);
    await expect.poll(status, { timeout: SOON }).toBe(404);
    await isMended(page);
  });

  test("G5 D3 without sidebars.yml the sidebar follows the folders and their _category_ files", {
    tag: "@full",
  }, async ({ page }) => {
    await open(page, DOC);
    const sidebars = site.read(SIDEBARS);
    site.remove(SIDEBARS);
    site.write("content/docs/core/_category_.yml", "label: Everything\n");
    await soon(docsList(page)).toContainText("Everything");
    site.write("content/docs/core/_category_.yml", "label: All of it\n");
    await soon(docsList(page)).toContainText("All of it");
    site.remove("content/docs/core/_category_.yml");
    site.write(SIDEBARS, sidebars);
    await soon(docsList(page)).toContainText("Start here");
  });

  test("G5 F front matter that cannot be read leaves the page where it is, and says so until it is mended", async ({
    page,
  }) => {
    const file = "content/docs/core/legacy-liquidity.md";
    const heading = page.getByRole("heading", { level: 1 });
    const title = fieldOf(file, "title");
    const text = site.read(file);
    await open(page, "/docs/core/legacy-liquidity", title);
    site.write(file, text.replace(/^title: .*$/m, 'title: "Not closed'));
    await says(page, `${file}:`);
    await expect(heading).toHaveText(title);
    site.write(file, text);
    await isMended(page);
  });

  test("G5 a component that changes is exchanged on the page, and keeps its state", {
    tag: "@full",
  }, async ({ page }) => {
    const file = `src/elements/${anyChart().name}/chart.ts`;
    const title = /title: "([^"]*)"/.exec(site.read(file))?.[1] ?? "";
    const field = (chart: string) =>
      page.getByRole("figure", { name: chart }).getByRole("spinbutton").first();
    await open(page, "/elements");
    await field(title).fill("1234");
    replace(file, title, "What it costs");
    await soon(field("What it costs")).toHaveValue("1234");
  });

  test("G5 a fault of code shows over the page with file and line, until it is mended", {
    tag: "@full",
  }, async ({ page }) => {
    await open(page, "/docs/core/legacy-liquidity");
    const file = "src/layout/Footer/Footer.tsx";
    const code = site.read(file);
    const [before = "", after = ""] = code.split(/(?=^ {2}return \($)/m);
    const line = before.split("\n").length;
    const overlay = page.locator("gatsby-fast-refresh");
    site.write(file, `${before}  const fault = ;\n${after}`);
    await soon(overlay.getByText("Failed to compile")).toBeVisible();
    await soon(overlay).toContainText(`./${file}`);
    await soon(overlay).toContainText(`[${line}:`);
    site.write(file, code);
    await soon(overlay.getByText("Failed to compile")).toBeHidden();
    site.write(file, `${before}  throw new Error("A fault.");\n${after}`);
    await soon(overlay).toContainText(`./${file}:${line}`);
    site.write(file, code);
    await open(page, DOC);
    await expect(overlay.getByText("A fault.")).toBeHidden();
  });

  test("G5 E8 a picture that is missing is told, and shows once it is there", async ({ page }) => {
    await open(page, "/docs/core/legacy-liquidity");
    append("content/docs/core/legacy-liquidity.md", "![A picture that comes](./late.png)");
    await says(page, "The image `./late.png`");
    copyFileSync(
      site.path("content/blog/2021-08-26-welcome/page.png"),
      site.path("content/docs/core/late.png"),
    );
    await isMended(page);
    await soon(page.getByRole("img", { name: "A picture that comes" })).toBeVisible();
  });

  test("G5 posts and pages come and go", { tag: "@full" }, async ({ page }) => {
    await open(page, "/blog");
    const post = "content/blog/2026-01-02-new-post.md";
    site.write(
      post,
      "---\ntitle: New post\nauthors:\n  - name: A guest\ntags: [hola]\n---\n\nNews.\n\n<!-- truncate -->\n\nMore.\n",
    );
    const heading = page.getByRole("heading", { name: "New post" });
    await soon(heading).toBeVisible();
    await shows(page, "by A guest");
    site.remove(post);
    await soon(heading).toBeHidden();
    site.write("content/pages/deep/extra.md", "---\ntitle: Extra page\n---\n\nText.\n");
    await open(page, "/deep/extra", "Extra page");
  });

  test("G5 B3 an unknown author is told at its place, can be put aside, and goes when it is mended", {
    tag: "@full",
  }, async ({ page }) => {
    await open(page, "/blog/first-blog-post");
    const file = "content/blog/2019-05-28-first-blog-post.md";
    const line = site.read(file).split("\n").indexOf("authors: [community-team]") + 1;
    replace(file, "community-team", "comunity-team");
    await says(page, `error unknown-author ${file}:${line}:11`);
    await says(page, "Did you mean `community-team`?");
    await says(page, `> ${line} | authors: [comunity-team]`);
    await expect(page.getByRole("status").filter({ hasText: "One error" })).toBeAttached();
    await problems(page).getByRole("button", { name: "Close" }).click();
    await isMended(page);
    await page.getByRole("button", { name: "One error" }).click();
    await says(page, "unknown-author");
    replace(file, "comunity-team", "community-team");
    await isMended(page);
    await expect(page.getByRole("button", { name: "One error" })).toBeHidden();
  });

  test("G5 authors.yml and tags.yml are followed", { tag: "@full" }, async ({ page }) => {
    await open(page, "/blog/first-blog-post");
    const file = "content/blog/authors.yml";
    replace(file, "name: Community team", "name: Team of the community");
    await shows(page, "by Team of the community");
    replace("content/blog/tags.yml", "label: Hola", "label: Holà");
    await shows(page, "Holà");
    const authors = site.read(file);
    site.write(file, authors.replace("name: Team", "name: [Team"));
    await says(page, `${file}:`);
    await shows(page, "by Team of the community");
    site.write(file, authors);
    await isMended(page);
  });

  test("G5 figures.yml is followed", async ({ page }) => {
    await open(page, "/docs/core/kest-n-vekest");
    await shows(page, "4 years");
    const figures = site.read("content/figures.yml");
    const withLock = (value: string) =>
      figures.replace("value: 4\n    unit: years", `value: ${value}\n    unit: years`);
    site.write("content/figures.yml", withLock("5"));
    await shows(page, "5 years");
    site.write("content/figures.yml", withLock("five"));
    await says(page, "content/figures.yml:");
    await shows(page, "5 years");
    site.write("content/figures.yml", figures);
    await shows(page, "4 years");
    await isMended(page);
  });

  test("G5 glossary.yml and home.yml are followed", { tag: "@full" }, async ({ page }) => {
    await open(page, "/glossary");
    replace("content/glossary.yml", /definition: .*$/m, "definition: Defined anew.");
    await shows(page, "Defined anew.");

    await open(page, "/");
    replace("content/home.yml", "label: Open the docs", "label: Begin to read");
    await shows(page, "Begin to read");
  });

  test("G5 N1 site.yml is followed", { tag: "@full" }, async ({ page }) => {
    await open(page, "/");
    replace("content/site.yml", "label: Concepts", "label: Ideas");
    await shows(page, "Ideas");
    replace("content/site.yml", "title: Community", "title: People");
    await shows(page, "People");
    const old = fieldOf("content/site.yml", "name");
    replace("content/site.yml", `name: ${old}`, "name: Heron");
    await shows(page, "Heron is a sample");
    await soon(page.locator("body")).not.toContainText(old);
    const text = site.read("content/site.yml");
    site.write("content/site.yml", text.replace("label: Ideas", "lable: Ideas"));
    await says(page, "content/site.yml:");
    await shows(page, "Ideas");
    site.write("content/site.yml", text.replace("product:", "product: ["));
    await says(page, "error yaml content/site.yml:");
    site.write("content/site.yml", text);
    await isMended(page);
  });

  // This test is the last one. The server once ended when a picture was removed soon after it was
  // added, perhaps while Gatsby still made its sizes.
  test("G5 E8 a picture that goes is told", { tag: "@full" }, async ({ page }) => {
    await open(page, "/docs/core/legacy-liquidity");
    site.remove("content/docs/core/late.png");
    await says(page, "The image `./late.png`");
    replace(
      "content/docs/core/legacy-liquidity.md",
      "![A picture that comes](./late.png)",
      "No picture.",
    );
    await isMended(page);
  });
});
