import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { compileInYaml } from "./markdown-in-yaml";

const folder = folderOf();

/** Returns what is said of Markdown that is the value of `text` in a YAML file. */
function said(...lines: string[]): string[] {
  const path = join(folder, "words.yml");
  const block = ["text: |", ...lines.map((line) => `  ${line}`), ""].join("\n");
  writeFileSync(path, block);
  const { problems } = compileInYaml(lines.join("\n"), path, ["text"], ["ExampleValue"]);
  return problems.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`);
}

const unfit = (what: string): string[] => [
  `1:7 unsupported-markup: Only documents can have this: ${what}. Remove it, or write a document and link to it.`,
];

describe("L2 a text in YAML", () => {
  test.each([
    ["text with marks", ["**a** `b` [c](/docs) and $x$"]],
    ["a list, a table, a heading", ["- a", "", "| b |", "| - |", "| c |", "", "## D"]],
    ["a picture of another site", ["![a](https://x.example/a.png)"]],
  ])("has %s", (_, lines) => {
    expect(said(...lines)).toEqual([]);
  });

  test.each([
    ["an admonition", [":::note", "", "a", "", ":::"], "`<Admonition>`"],
    ["a block of code in a list", ["- ```js", "  a", "  ```"], "block of code"],
    ["a picture beside it", ["![a](./a.png)"], "picture that is not in `static/`"],
    ["two of one kind", [":::note", "a", ":::", "", ":::tip", "b", ":::"], "`<Admonition>`"],
    [
      "a card and code",
      ["<Cards>", "", "[a](https://x.example)", "", "</Cards>", "", "```", "b", "```"],
      "`<Cards>`, block of code",
    ],
  ])("refuses %s", (_, lines, what) => {
    expect(said(...lines).filter((message) => !message.includes("broken-image"))).toEqual(
      unfit(what),
    );
  });

  test.each([
    ["code", ["{1 + 1}"]],
    ["an imported document", ['import Part from "@site/content/pages/rare.md"', "", "<Part />"]],
  ])("refuses %s", (_, lines) => {
    expect(said(...lines)).toContain(
      "1:7 unsupported-markup: Expected Markdown without code. Remove what imports, exports or calculates.",
    );
  });
});
