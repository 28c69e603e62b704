import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeContent } from "../../test/content/faults";
import { spellingFindings } from "./spelling";

const DOC = [
  "---",
  'title: "Teh MetaDEX"',
  "id: smaple",
  "---",
  "",
  "## A smaple {#smaple}",
  "",
  "The price of {product.nmae} is `smaple` at $smaple$; its colour is [color](./smaple.md).",
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

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "spelling-"));
  copyFileSync("cspell.json", join(root, "cspell.json"));
});
afterEach(() => rmSync(root, { recursive: true }));

const found = (): string[] =>
  spellingFindings(root).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(" ")[0]}`,
  );

describe("slips and American spelling", () => {
  jest.setTimeout(60_000);

  test("are found in the prose of Markdown and YAML, but not in words that the content lists", () => {
    writeContent(root, {
      "docs/sample.md": DOC.join("\n"),
      "figures.yml": FIGURES.join("\n"),
      "words.txt": "# Words of the field.\nDEX\n",
    });
    expect(found()).toEqual([
      "content/docs/sample.md:2 `Teh`",
      "content/docs/sample.md:6 `smaple`",
      "content/docs/sample.md:8 `color`",
      "content/docs/sample.md:10 `wrod`",
      "content/figures.yml:3 `recieved`",
    ]);
  });

  test("are none where there is nothing to read", () => {
    mkdirSync(join(root, "content"));
    expect(found()).toEqual([]);
  });
});
