import { blocksOf, contentBlocks, placeIn } from "./blocks";

const pathsIn = (...lines: string[]): string[] =>
  blocksOf(lines.join("\n"), "content/docs/a/doc.md").blocks.map(({ path }) => path);

const fence = (info: string): string[] => [`\`\`\`${info}`, "code", "```", ""];

test("a block is checked if the word stands behind its language, and not in its title", () => {
  expect(
    pathsIn(
      ...fence("ts"),
      ...fence("ts checked"),
      ...fence('sol {1} showLineNumbers checked title="A.sol"'),
      ...fence('ts title="checked"'),
      ...fence("ts title='all checked'"),
      ...fence("ts unchecked checked=1"),
    ),
  ).toEqual(["content/docs/a/doc.md-5.ts", "content/docs/a/A.sol"]);
});

test("a title with the end of the language is a file beside the document", () => {
  expect(
    pathsIn(
      ...fence('solidity checked title="interfaces/IPool.sol"'),
      ...fence('ts checked title="A price"'),
      ...fence('ts checked title="IPool.sol"'),
    ),
  ).toEqual([
    "content/docs/a/interfaces/IPool.sol",
    "content/docs/a/doc.md-5.ts",
    "content/docs/a/doc.md-9.ts",
  ]);
});

test.each([
  ["below front matter", ["---", "title: A", "---", "", "```ts checked", "a", "  b", "```"], "", 6],
  ["in a list", ["1. A", "", "   ```ts checked", "   a", "     b", "   ```"], "   ", 4],
  ["in a quotation", ["> ```ts checked", "> a", ">   b", "> ```"], "> ", 2],
  ["in an admonition", [":::note", "", "```ts checked", "a", "  b", "```", "", ":::"], "", 4],
])("the place of code %s is its place in the document", (_, lines, before, line) => {
  for (const end of ["\n", "\r\n"]) {
    const { blocks } = blocksOf(lines.join(end), "content/docs/a.md");
    expect(blocks.map(({ code }) => code)).toEqual(["a\n  b"]);
    expect(blocks.map((block) => placeIn(block, 1, 2))).toEqual([
      { line: line + 1, column: before.length + 3 },
    ]);
  }
});

test("all documents of a site are read", () => {
  expect(contentBlocks().documents).toBeGreaterThan(0);
});
