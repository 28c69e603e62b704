import { compileAs } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";

describe("M6: in .md files signs that can be text are text", () => {
  test.each([
    ["a less-than sign", "a < b, <5, <=, <-, a<b", "a &lt; b, &lt;5, &lt;=, &lt;-, a&lt;b"],
    ["types", "Map<K, V>, List<string>", "Map&lt;K, V&gt;, List&lt;string&gt;"],
    [
      "no element at all",
      "a <> b </> c <!x> <?x?>",
      "a &lt;&gt; b &lt;/&gt; c &lt;!x&gt; &lt;?x?&gt;",
    ],
    ["a set", "{a, b} {x} {} { } {0, 1} {1}", "{a, b} {x} {} { } {0, 1} {1}"],
    ["an object", '{name: "x"} { "a": 1 }', "{name: &quot;x&quot;} { &quot;a&quot;: 1 }"],
    ["backticks of different lengths", "a ```b`` c", "a ```b`` c"],
    ["a lone backtick before code", "a ` b ``c`` d ```e", "a ` b <code>c</code> d ```e"],
    ["lone braces", "} { {{ }} {a", "} { {{ }} {a"],
    ["markup in braces", "{*a*, `b`}", "{<em>a</em>, <code>b</code>}"],
    ["a name of JavaScript", "{Map} and {Number}", "{Map} and {Number}"],
    ["a sentence that begins like code", "import duties are high", "import duties are high"],
    ["another", "export default settings.", "export default settings."],
    ["signs beside words that are filled in", "{a} < {product.name}", "{a} &lt; Acme"],
    ["one more", "import duties, which rise, and more", "import duties, which rise, and more"],
    ["one with quotation marks", "import 'as is' and more", "import &#x27;as is&#x27; and more"],
    ["one of exports", "export class goods", "export class goods"],
    ["one of constants", "export const and let", "export const and let"],
  ])("%s", (_, source, expected) => {
    expectHtml(source, `<p>${expected}</p>`, [], ["md"]);
  });

  test("in lines of their own, lists, quotations and tables", () => {
    expectHtml(
      "{a, b}\n\n<5\n\n- {a\n- <5\n\n> {\n> }\n\n| { | <3 |\n|---|---|\n| } | < |",
      "<p>{a, b}</p><p>&lt;5</p><ul><li>{a</li><li>&lt;5</li></ul><blockquote><p>{\n}</p></blockquote>" +
        "<table><thead><tr><th>{</th><th>&lt;3</th></tr></thead><tbody><tr><td>}</td><td>&lt;</td></tr></tbody></table>",
      [],
      ["md"],
    );
  });

  test.each([
    'import react from "react"\nimport * as all from "react"\nimport react2, { Fragment } from "react"',
    "import {\n  Fragment,\n} from 'react';\n\n<Fragment>a</Fragment>",
    "export function A() {\n  return 1;\n}\n\n<A />",
    "export class A { b() {} }",
    "export const a = 1\n\n{a}",
    "{1 + 1}",
    '{"x"}',
    "{Math.max(1, 2)}",
  ])("as in Docusaurus, %s is code nevertheless", (source) => {
    expect(compileAs(source)).toMatchObject({ module: expect.any(Object), problems: [] });
  });

  test("what the document exports is known in lines before it, too", () => {
    expect(htmlOf("{a} and {b}\n\nexport const a = 1")).toBe("<p>1 and {b}</p>");
  });
});

test("M6: autolinks, in both kinds of files", () => {
  expectHtml(
    "<https://x.example/a?b=c> <me@x.example> <mailto:a@b.example>",
    '<p><a href="https://x.example/a?b=c">https://x.example/a?b=c</a> ' +
      '<a href="mailto:me@x.example">me@x.example</a> ' +
      '<a href="mailto:a@b.example">mailto:a@b.example</a></p>',
  );
});
