import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What `npm run spelling` says about a text, as if it stood in a file of the content. */
function misspelt(file: string, ...lines: string[]): string[] {
  const { stdout } = spawnSync(
    "node_modules/.bin/cspell",
    ["lint", "--quiet", "--no-progress", `stdin://${file}`],
    { input: lines.join("\n"), encoding: "utf8" },
  );
  return Array.from(
    stdout.matchAll(/(\d+:\d+) - Unknown word \((.+?)\)/g),
    ([, at, word]) => `${at} ${word}`,
  );
}

const DOC = [
  "---",
  'title: "Teh MetaDEX"',
  "id: smaple",
  "---",
  "",
  "## A smaple {#smaple}",
  "",
  "The TWAP of {product.nmae} is `smaple` at $smaple$; its colour is [color](./smaple.md).",
  "",
  "| wrod |",
  "| ---- |",
  "",
  '<Card to="./smaple.md">Text</Card>',
  "",
  "```ts",
  "const smaple = 1;",
  "```",
  "",
  "$$",
  "smaple",
  "$$",
];
const FIGURES = ["smaple:", "  unstakedx:", "    description: A recieved fee.", "    to: /smaple"];

test.each([
  [
    "a doc",
    "content/docs/core/sample.md",
    DOC,
    ["2:9 Teh", "6:6 smaple", "8:68 color", "10:3 wrod"],
  ],
  ["YAML", "content/figures.yml", FIGURES, ["3:20 recieved"]],
])(
  "slips and American spelling are found in the prose of %s, and in nothing else",
  (_, file, lines, expected) => {
    expect(misspelt(file, ...lines)).toEqual(expected);
  },
  60_000,
);

/** The words of the field that the check (`cspell.json`) takes for right. */
const words = readFileSync("test/prose/words.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const content = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(mdx?|yml)$/.test(name))
  .map((name) => readFileSync(join("content", name), "utf8"))
  .join("\n");

test("the list of words is sorted, and has each once", () => {
  expect(words.length).toBeGreaterThan(20);
  const inOrder = Array.from(new Set(words)).toSorted((a, b) => a.localeCompare(b, "en"));
  expect(words).toEqual(inOrder);
});

test("every word of the list stands in the content as it is written there", () => {
  const isUsed = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(content);
  expect(words.filter((word) => !isUsed(word))).toEqual([]);
});
