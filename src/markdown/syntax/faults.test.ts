import { type Kind, placesOf, problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

describe("F: what cannot be read is said in plain words, at its place in the file", () => {
  test.each<[kind: Kind, source: string, expected: string]>([
    [
      "md",
      "a\n\n<b>c",
      "3:1 error syntax: `<b>` is never closed. Write `</b>` … or `<b />` … in the same paragraph. …",
    ],
    [
      "md",
      "<div>\n\na",
      "1:1 error syntax: `<div>` is never closed. Write `</div>` … if it has no content.",
    ],
    [
      "md",
      "<details><i>a</i>\nb\n\n</details>",
      "1:1 error syntax: `<details>` is never closed. …",
    ],
    ["mdx", "<br>", "1:1 error syntax: `<br>` is never closed. …"],
    [
      "md",
      "a\n\n<b>c</i>",
      "3:5 error syntax: `</b>` was expected instead of `</i>`, because the `<b>` of line 3 …",
    ],
    ["md", "a </b>", "1:3 error syntax: `</b>` closes nothing: there is no open `<b>` before it …"],
    ["md", "a </br>", "1:3 error syntax: `</br>` is not a valid tag. Write `<br />`."],
    ["md", "<b>\n\na</b>", "3:2 error syntax: `</b>` and its `<b>` are in different blocks. …"],
    [
      "md",
      '<b>c</b title="x">',
      "1:9 error syntax: The closing tag `</b` contains more than its name. Write `</b>`.",
    ],
    ["md", 'a\n\n<b title="x>c', "3:1 error syntax: The tag `<b` has no end: …"],
    ["mdx", "a <b", "1:3 error syntax: The tag `<b` has no end: …"],
    [
      "md",
      "<td align=center>c</td>",
      "1:11 error syntax: In the tag `<td`, a quotation mark was expected instead of `c`. …",
    ],
    [
      "md",
      "<b 5>c</b>",
      "1:4 error syntax: In the tag `<b`, … or `>` was expected instead of `5`. …",
    ],
    ["md", "<b/ c>", "1:5 error syntax: In the tag `<b`, `>` was expected after `/`."],
    ["md", "<b title={}>c</b>", "1:11 error syntax: In the tag `<b`, a pair of braces is empty: …"],
    ["md", "<b {c}>d</b>", "1:5 error syntax: In the tag `<b`, braces … exactly one spread, …"],
    ["md", "<b {...c, d}>e</b>", "1:11 error syntax: In the tag `<b`, … exactly one spread, …"],
    [
      "md",
      '> <div\nclass="x">',
      "2:1 error syntax: The tag `<div` continues on a line that is not part of the same …",
    ],
    ["mdx", "a <5", "1:3 error syntax: `<5` does not begin a tag: a name was expected, …"],
    ["mdx", "a <b, c>", "1:3 error syntax: `<b` does not begin a tag: … instead of `,`. …"],
    ["md", "Two {product.name", "1:5 error syntax: This `{` is never closed: … write `\\{`."],
    [
      "mdx",
      "Two {a b}",
      "1:7 error syntax: … not valid code (Unexpected content after expression). …",
    ],
    ["md", "import x from", "1:14 error syntax: … This is not valid code (Unexpected token)."],
  ])("%s: %j", (kind, source, expected) => {
    expect(problemsOf(source, kind)).toEqual([like(expected)]);
  });

  test.each([
    ["a\n\nVec<T> b", "3:4", "T", ""],
    ["<Card><T></Card>", "1:7", "T", ""],
    ["<Crad />", "1:1", "Crad", " Did you mean `Card`?"],
    ["<BR>", "1:1", "BR", " Did you mean `br`?"],
  ])("%j is an unknown element, with the nearest known one", (source, place, name, hint) => {
    expect(problemsOf(source)).toEqual([
      `${place} error unknown-element: \`<${name}>\` is not an element of this site.${hint} If you mean text, write \`\\<${name}>\` or put it in backticks.`,
    ]);
  });

  test.each([
    ["CRLF line ends", "a\r\n\r\nb <b>c\r\n", "3:3"],
    ["a tab", "\tb\t<b>c", "1:4"],
    ["a tab in a list", "-\ta\n\n\tb <b>c", "3:4"],
    ["characters of two units", "😀 <b>c", "1:4"],
    ["a byte-order mark", "\uFEFFa <b>c", "1:3"],
    ["a quotation", "> a\n> > b <b>c", "2:7"],
    ["a tag's attribute", "a\n\n<b\n  5>c</b>", "4:3"],
  ])("the place is the file's with %s", (_, source, place) => {
    expect(placesOf(source)).toEqual([`${place} error syntax`]);
  });
});
