import { KINDS, placesOf, problemsOf } from "../../../test/jest/compile-as";

const COLONS = "Around an admonition, another one needs more colons: `::::note` … `::::`.";
const AS_TEXT = "For the signs themselves, write `\\` before them.";
const OPEN =
  "Nothing closes this block, so it holds all that follows. Where it ends, write the signs of its beginning on a line of their own.";

describe.each(KINDS)("signs that are not what they seem, in %s", (kind) => {
  test.each([
    [
      "an admonition in one of as many colons",
      ":::info\n\n:::tip\nA\n:::\n\n:::",
      [`3:1 ${OPEN} ${COLONS}`, `7:1 This \`:::\` closes nothing. ${COLONS} ${AS_TEXT}`],
    ],
    [
      "a space behind the colons",
      "::: note\nA",
      ["1:1 This is no admonition. Write no space between the colons and the name: `:::note`."],
    ],
    ["an admonition without an end", ":::note\n\nA", [`1:1 ${OPEN}`]],
    ["code without an end", "> ~~~js\n> a\n>\n> ~~", [`1:3 ${OPEN}`]],
    ["a formula without an end", "$$\nx", [`1:1 ${OPEN}`]],
    [
      "code whose title has no end",
      '```js title="a.js\na\n```',
      ["1:1 The title of this code has no end: a quotation mark is missing."],
    ],
    [
      "too short a row of dashes",
      "> | a | b |\n> |---|\n> | c | d |",
      [
        "1:3 This is no table: its first row has 2 cells, and its row of dashes has 1. Write `---` once for each.",
      ],
    ],
    [
      "a table right below an item of a list",
      "- x\n| a | b |\n|---|---|",
      ["1:3 This is no table, because it continues other lines. Write an empty line before it."],
    ],
    [
      "rows without dashes",
      "| a | **b** |\n| c | d |",
      [
        "1:1 This is no table: below its first row, a row of dashes is missing, such as `|---|---|`.",
      ],
    ],
    [
      "a row with too many cells",
      "| a |\n|---|\n| `b | c` |",
      [
        "3:6 This row has 2 cells, and the table 1 columns. The page shows only the first 1. For the sign itself, write `\\|`.",
      ],
    ],
    [
      "a mark without a note",
      "A\nlow[^a] price",
      [
        `2:4 The mark \`[^a]\` belongs to no note. Write the note on a line of its own: \`[^a]: …\`. ${AS_TEXT}`,
      ],
    ],
    [
      "a note without a mark",
      "Low.\n\n[^a]: Since May.",
      [
        "3:1 The page does not show this note, because no mark leads to it. Write `[^a]` in the text.",
      ],
    ],
    [
      "two notes of one name",
      "Low[^a].\n\n[^a]: Since May.\n[^a]: Or June.",
      [
        "4:1 The page does not show this note, because another one is `[^a]`, too. Give it another name.",
      ],
    ],
    [
      "a link to a name that nothing defines",
      "See [the fees][fee].",
      [
        `1:5 \`[the fees][fee]\` is no link, because nothing defines \`[fee]\`. Write its address on a line of its own: \`[fee]: /address\`. ${AS_TEXT}`,
      ],
    ],
    [
      "a space in the address of a picture",
      "![A ring](my ring.png)",
      [
        `1:1 \`![A ring](my ring.png)\` is no picture, because of the space in its address. Write \`(<my ring.png>)\`. ${AS_TEXT}`,
      ],
    ],
    [
      "a heading without a space",
      "##Fees",
      [`1:1 This is no heading. Write a space behind \`##\`: \`## F…\`. ${AS_TEXT}`],
    ],
    [
      "an attribute without its last quotation mark",
      'A <a title="b>c</a> d <i lang=" hidden>e</a>',
      [
        "1:6 This attribute holds a tag. Is a quotation mark missing where it should end? If you mean the tag, write `&lt;` for its first sign.",
      ],
    ],
  ])("%s", (_, source, expected) => {
    const found = problemsOf(source, kind).filter((line) => line.includes("stray-sign"));
    expect(found.map((line) => line.replace("warning stray-sign: ", ""))).toEqual(expected);
  });
});

test.each([
  "::::note\n\n:::tip\nA\n:::\n\n::::",
  ":::note A title\nA\n::::",
  "- :::note\n  A\n  :::\n\n  ````js\n  ```\n  ````",
  "$$\nx\n$$\n\n$$x$$ and ::: and a | b",
  "\\::: and \\[^a] and \\[a][b] and a[0][1] and `[^a]` and [x] (y z)",
  "\\:::",
  "Low[^a].\n\n[^a]: Since May.",
  "[a](</b c>) and [a](/b 'c d') and [a][b]\n\n[b]: /c",
  "# A\n\n## B ##\n\n#tag",
  "| a | b |\n|:--|--:|\n| `\\|` |",
  "A | b\n\n---",
  "a | b\n---",
  "```md\n:::\n[^a]\n| a |\n```",
  '<a title="a > b" href="https://acme.example/">c</a>',
])("signs that are meant: %j", (source) => {
  expect(placesOf(source).filter((line) => line.includes("stray-sign"))).toEqual([]);
});
