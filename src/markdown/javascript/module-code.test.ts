import { problemsOf } from "../../../test/jest/compile-as";
import { htmlOf } from "../../../test/jest/html";

test.each([
  [
    "export const a = 1\n\nText {a}\n\nexport const a = 2",
    "5:14",
    "Identifier 'a' has already been declared.",
  ],
  [
    "export default () => 1\n\nexport { default } from 'react'",
    "3:1",
    "its layout has to follow `export default`.",
  ],
  ["export default () => 1\n\nexport default 2", "3:8", "there is a second `export default`."],
  ["export const MDXContent = 1", "1:1", "`MDXContent` is a name of the build."],
])("F: code that is no valid module is an error: %j", (source, place, reason) => {
  expect(problemsOf(source, "mdx")).toEqual([
    `${place} error syntax: The \`import\`, \`export\` and braces of a document form one JavaScript module. This module is not valid: ${reason}`,
  ]);
});

const A = "export const A = ({ children, b }) => <i title={b}>{children}</i>\n\n";

test.each([
  [
    "an element with its text",
    `${A}<A b={1 + 1}>**c** {1 + 2}</A>`,
    '<i title="2"><strong>c</strong> 3</i>',
  ],
  [
    "attributes as an object",
    `${A}export const c = { b: "d" }\n\n<A {...c} b="e" />`,
    '<i title="e"></i>',
  ],
  ["an element within a module", "export const A = { B: () => 1 + 1 }\n\n<A.B />", "2"],
  ["blocks within an element", `${A}<A>\n\n- {1 + 1}\n\n</A>`, "<i><ul><li>2</li></ul></i>"],
  ["blocks that are texts", "{1}\n\n{2}", "1\n2"],
  ["a heading", "## a {1 + 1}", '<h2 id="a-1--1">a 2</h2>'],
  ["a link", "[a {1 + 1}](https://b.example)", '<p><a href="https://b.example">a 2</a></p>'],
  [
    "a cell",
    "| a |\n| - |\n| {1 + 1} |",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>",
  ],
  ["an element of HTML", "<b title={1 + 1}>a</b>", '<b title="2">a</b>'],
  [
    "an element of the site",
    '{<Card title="a" />}',
    '<div data-element="Card" data-props="{&quot;title&quot;:&quot;a&quot;}"></div>',
  ],
  [
    "an element of the site in code that is exported",
    'export const B = () => <Card title="a" />\n\n<B />',
    '<div data-element="Card" data-props="{&quot;title&quot;:&quot;a&quot;}"></div>',
  ],
  ["what it exports, under any name", "export const holes = 1\n\n{holes}", "1"],
  [
    "a layout",
    "export default function L({ children }) {\n  return <main>{children}</main>\n}\n\na",
    "<main><p>a</p></main>",
  ],
])("M6 code fills its place: %s", (_, source, html) => {
  expect(problemsOf(source, "mdx")).toEqual([]);
  expect(htmlOf(source, "mdx")).toBe(html);
});

test("M6 `await` in braces is an error, but not in a function of theirs", () => {
  expect(problemsOf("{await 1}", "mdx")).toEqual([
    "1:2 error syntax: `await` in braces does not work, because a page does not wait for its texts.",
  ]);
  expect(problemsOf("{[1].map(async (a) => await a).length}", "mdx")).toEqual([]);
});
