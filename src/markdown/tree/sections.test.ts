import { compileAs } from "../../../test/jest/compile-as";
import { toSections } from "./sections";

const sectionsOf = (source: string) =>
  toSections(compileAs(source).tree).map(({ blocks, ...section }) => section);

const BLOCKS = `
\`\`\`js
let a;
  a()
\`\`\`

One \`x\`

:::note[Title]

\`\`\`
b
\`\`\`

:::

\`\`\`ts
\`\`\`

Two

| c | d |
|---|---|
| e | f |

<table><tbody><tr><td>

\`\`\`js
g
\`\`\`

</td></tr></tbody></table>
`;

describe("S1: sections in plain text", () => {
  test("cut at each heading, with the text before the first", () => {
    expect(sectionsOf("Lead *in*.\n\n## A\nOne\n\n### B\n\n## C\nTwo")).toEqual([
      { id: null, heading: null, text: "Lead in." },
      { id: "a", heading: "A", text: "One" },
      { id: "b", heading: "B", text: "" },
      { id: "c", heading: "C", text: "Two" },
    ]);
  });

  test.each([
    ["paragraphs", "One\n\nTwo", "One Two"],
    ["inline elements", "o**n**e [t](/x)wo `th`ree", "one two three"],
    ["lists", "- One\n- Two\n  - Three", "One Two Three"],
    ["tables", "| a | b |\n|---|---|\n| c | d |\n\nText", "a · b c · d Text"],
    ["formulas that can be read in one line", "So $(n - 1) b = 105$.", "So (n − 1) b = 105."],
    ["no formulas that no line can say", "So $\\hat a$ and $\\sqrt[3]{b}$.", "So … and …."],
    ["formulas of their own", "So\n\n$$\n\\sqrt{x}\n$$\n\nis it.", "So √x is it."],
    ["line breaks", "One\\\nTwo\nThree", "One Two Three"],
    ["admonitions with their title", ":::note[Title]\n\nText\n\n:::", "Title Text"],
    ["code", "```js\na()\n```", "a()"],
    ["no footnotes", "Text[^1].\n\n[^1]: Note.", "Text."],
  ])("%s", (_, source, text) => {
    expect(sectionsOf(source)).toEqual([{ id: null, heading: null, text }]);
  });

  test("code blocks and tables with their place, and the language of code", () => {
    const [section] = toSections(compileAs(BLOCKS).tree);
    expect(section?.text).toBe("let a; a() One x Title b Two c · d e · f g");
    expect(
      section?.blocks.map(({ kind, start, end, language }) => [
        kind,
        section.text.slice(start, end),
        language,
      ]),
    ).toEqual([
      ["code", "let a; a()", "js"],
      ["code", "b", null],
      ["table", "c · d e · f", null],
      ["table", "g", null],
    ]);
  });
});
