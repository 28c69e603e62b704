/** What an editor says of the YAML files of the content, by the language server that it runs. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { scan } from "../../src/data/files/scan";
import { LanguageServer } from "./language-server";

const server = new LanguageServer();
afterAll(() => server.end());

/** The YAML files of the shipped content and of the test site. */
const files = ["content", "test/site/content"].flatMap((folder) =>
  scan(folder).files.filter((path) => path.endsWith(".yml")),
);

/** Opens a file, and returns each finding with its line. */
const findings = async (path: string, text: string): Promise<string[]> =>
  (await server.open(path, text)).map(
    ({ range, message }) => `${range.start.line + 1}: ${message}`,
  );

test.each(files.map((path) => [relative(process.cwd(), path), path]))(
  "N1 an editor finds nothing in %s",
  async (_, path) => {
    expect(await findings(path, readFileSync(path, "utf8"))).toEqual([]);
  },
);

let sites = 0;
/** Returns the path of a file in a site of its own. The file need not exist. */
function inNewSite(path: string): string {
  sites += 1;
  return `site-${sites}/${path}`;
}

/** A text, with a mark where the cursor is. */
function withCursor(marked: string) {
  const before = marked.slice(0, marked.indexOf("|")).split("\n");
  const at = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return { text: marked.replace("|", ""), at };
}

describe("N1 an editor marks the line of", () => {
  test.each([
    [
      "an unknown key",
      "content/site.yml",
      "product:\n  name: Acme\n  nam: Acme\nurl: https://a.example\n",
      ["3: Property nam is not allowed."],
    ],
    [
      "a missing key",
      "content/site.yml",
      "product:\n  name: Acme\n",
      ['1: Missing property "url".'],
    ],
    [
      "a value of another type",
      "content/site.yml",
      "product: { name: Acme }\nurl: https://a.example\nhome: maybe\n",
      ['3: Incorrect type. Expected "boolean".'],
    ],
    [
      "a value that is none of the known ones",
      "content/site.yml",
      "product: { name: Acme }\nurl: https://a.example\nchecks:\n  brokenLinks: warning\n",
      ['4: Value is not accepted. Valid values: "ignore", "warn", "error".'],
    ],
    [
      "a key of another item of the navbar",
      "content/site.yml",
      "product: { name: Acme }\nurl: https://a.example\nnavbar:\n  left:\n    - type: doc\n      doc: intro\n      label: A\n      sidebar: b\n",
      ["8: Property sidebar is not allowed."],
    ],
    [
      "an unknown key of a tag",
      "content/blog/tags.yml",
      "first:\nsecond:\n  lable: Second\n",
      ["3: Property lable is not allowed."],
    ],
    [
      "an unknown key within a sidebar",
      "content/docs/sidebars.yml",
      "docs:\n  - intro\n  - type: category\n    label: More\n    items: [a]\n    colapsed: true\n",
      ["6: Property colapsed is not allowed."],
    ],
    [
      "a text in place of a number",
      "content/figures.yml",
      "lock:\n  longest: { name: a, value: four, description: b, source: c, status: illustrative }\n",
      ['2: Incorrect type. Expected "number".'],
    ],
  ])("%s", async (_, path, text, expected) => {
    expect(await findings(inNewSite(path), text)).toEqual(expected);
  });
});

test("N1 an editor offers the keys that are missing, with what they mean", async () => {
  const { text, at } = withCursor("product:\n  name: Acme\n  |\nurl: https://a.example\n");
  const path = inNewSite("content/site.yml");
  await server.open(path, text);
  const offered = await server.completions(path, at);
  expect(offered.map(({ label }) => label).sort()).toEqual(["short", "slug", "tagline", "ve"]);
  expect(JSON.stringify(offered)).toContain("One line that says what the product is.");
});

test("N1 an editor offers the values of a key", async () => {
  const { text, at } = withCursor("deployments:\n  - status: |\n");
  const path = inNewSite("content/deployments.yml");
  await server.open(path, text);
  const offered = await server.completions(path, at);
  expect(offered.map(({ label }) => label).sort()).toEqual(["live", "paused", "retired"]);
});

test("N1 an editor tells what a key means", async () => {
  const path = inNewSite("content/docs/guides/_category_.yml");
  const { text, at } = withCursor("label: Guides\ncolla|psed: false\n");
  await server.open(path, text);
  expect(await server.hover(path, at)).toContain("Whether it is folded at first.");
});
