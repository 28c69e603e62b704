import { type Kind, problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

describe("F: names that nothing defines are an error in code", () => {
  test.each<[kind: Kind, source: string, place: string, name: string, hint: string]>([
    ["md", "A {produkt.name}", "1:4", "produkt", " Did you mean `product`?"],
    ["mdx", "A {produkt.name}", "1:4", "produkt", " Did you mean `product`?"],
    ["md", "<Card title={totl} />", "1:14", "totl", ""],
    ["mdx", "export const total = 1\n\n{totl}", "3:2", "totl", " Did you mean `total`?"],
  ])("%s: %j", (kind, source, place, name, hint) => {
    expect(problemsOf(source, kind)).toEqual([
      `${place} error unknown-name: \`${name}\` is not defined. Import or export it, or write \`\\{\` if you mean the braces themselves.${hint}`,
    ]);
  });

  test.each([
    ["process.env.HOME", "process"],
    ["require", "require"],
    ["new URL('./page.png', import.meta.url).href", "import.meta"],
    ["eval('1')", "eval"],
    ["globalThis.a", "globalThis"],
    ["__webpack_modules__", "__webpack_modules__"],
  ])("{%s} reaches beyond the page", (code, name) => {
    expect(problemsOf(`{${code}}`, "mdx")).toEqual([
      like(
        `1:… error unknown-name: Documents may not use \`${name}\`, because it gives access to more than the page itself.`,
      ),
    ]);
  });

  test("so are elements", () => {
    expect(problemsOf("Text {[1].map((a) => <Crad key={a} />)}", "mdx")).toEqual([
      like("1:23 error unknown-element: `<Crad>` is not … Did you mean `Card`? …"),
    ]);
  });

  test.each([
    'import Box, { Lid as Top } from "react"\n\n<Box><Top /></Box>',
    'import * as Parts from "react"\nexport function Frame() {}\n\n<Parts.Item /> <Frame />',
    "export const Own = () => 1\n\n{[Own].map((Part) => <Part key={1}><Own /><Card /><b /></Part>)}",
  ])("but what code defines itself, or what is the site's, is known: %s", (source) => {
    expect(problemsOf(source, "mdx")).toEqual([]);
  });
});

test.each([
  ["import('react')", "A promise"],
  ["new Date(0)", "An object"],
  ["/a/g", "A regular expression"],
])("F: what React cannot show is an error: {%s}", (code, what) => {
  expect(problemsOf(`Text {${code}}`, "mdx")).toEqual([
    `1:6 error syntax: ${what} in braces cannot be shown on a page. If you mean the braces themselves, write \`\\{\`.`,
  ]);
});
