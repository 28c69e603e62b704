import { compileAs, moduleHtml, treeHtml } from "../../test/jest/two-ways";
import { formatProblem } from "../site/problems/problem";

type Kind = "md" | "mdx";

const problemsOf = (source: string, kind: Kind = "md"): string[] =>
  compileAs(source, kind).problems.map((problem) =>
    formatProblem({ ...problem, file: `x.${kind}` }),
  );

/** Returns the HTML of a document without problems. It is the same for the tree and the module. */
function htmlOf(source: string, kind: Kind = "md"): string {
  expect(problemsOf(source, kind)).toEqual([]);
  const html = treeHtml(source, kind);
  expect(moduleHtml(source, kind)).toBe(html);
  return html;
}

describe("M6: in .md files signs that can be text are text, in both ways", () => {
  const text = (html: string) => `<p>${html}</p>`;

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
  ])("%s", (_, source, expected) => {
    expect(htmlOf(source)).toBe(text(expected));
  });

  test("in lines of their own, lists, quotations and tables", () => {
    const source = "{a, b}\n\n<5\n\n- {a\n- <5\n\n> {\n> }\n\n| { | <3 |\n|---|---|\n| } | < |";
    expect(htmlOf(source)).toContain("<ul><li>{a</li><li>&lt;5</li></ul>");
  });

  test.each([
    "import duties, which rise, and more",
    "import goods from the north",
    "import 'as is' and more",
    "export class goods",
    "export const and let",
  ])("%s is a sentence", (sentence) => {
    expect(htmlOf(sentence)).toBe(text(sentence.replaceAll("'", "&#x27;")));
  });

  test.each([
    'import react from "react"\nimport * as all from "react"\nimport react2, { Fragment } from "react"',
    "import {\n  Fragment,\n} from 'react';\n\n<Fragment>a</Fragment>",
    "export function A() {\n  return 1;\n}\n\n<A />",
    "export class A { b() {} }",
  ])("as in Docusaurus, %s is code", (source) => {
    expect(compileAs(source)).toMatchObject({ needsModule: true, problems: [] });
  });

  test.each(["{1 + 1}", '{"x"}', "{Math.max(1, 2)}", "export const a = 1\n\n{a}"])(
    "%s is code nevertheless",
    (source) => {
      expect(compileAs(source)).toMatchObject({ needsModule: true, problems: [] });
    },
  );

  test("what the document exports is known in lines before it, too", () => {
    expect(moduleHtml("{a} and {b}\n\nexport const a = 1")).toBe("<p>1 and {b}</p>");
  });
});

describe("M6: autolinks, in both kinds of files", () => {
  test.each<Kind>(["md", "mdx"])(".%s", (kind) => {
    expect(htmlOf("<https://x.example/a?b=c> <me@x.example> <mailto:a@b.example>", kind)).toBe(
      '<p><a href="https://x.example/a?b=c">https://x.example/a?b=c</a> ' +
        '<a href="mailto:me@x.example">me@x.example</a> ' +
        '<a href="mailto:a@b.example">mailto:a@b.example</a></p>',
    );
  });
});

describe("M6: HTML as in HTML", () => {
  test.each([
    ["elements without content", "a<br>b<br/>c<wbr>\n\n<hr>", "<p>a<br/>b<br/>c<wbr/></p><hr/>"],
    ["and their needless closing tags", '<img src="/x" alt="y"></img>', '<img src="/x" alt="y"/>'],
    [
      "attributes",
      '<label class="a b" for="c" tabindex="0" style="color: red; --x: 1">d</label>',
      '<label class="a b" for="c" tabindex="0" style="color:red;--x:1">d</label>',
    ],
    ["those without a value", "<ol reversed><li>a</li></ol>", '<ol reversed=""><li>a</li></ol>'],
    ["blanks between elements", "<p><b>a</b> <i>b</i></p>", "<p><b>a</b> <i>b</i></p>"],
    [
      "drawings",
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2" xlink:href="#a"></path></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2" xlink:href="#a"></path></svg>',
    ],
    [
      "drawings with names that React does not know",
      '<svg><mask id="a" mask-type="alpha"></mask></svg>',
      '<svg><mask id="a" mask-type="alpha"></mask></svg>',
    ],
    [
      "formulas",
      '<math><mi mathvariant="bold">x</mi></math>',
      '<math><mi mathvariant="bold">x</mi></math>',
    ],
  ])("%s", (_, source, expected) => {
    const { problems } = compileAs(source);
    expect(problems.filter(({ code }) => code !== "broken-image")).toEqual([]);
    expect(treeHtml(source)).toBe(expected);
    expect(moduleHtml(source)).toBe(expected);
  });

  test("React has nothing to warn of", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    const source =
      '<div class="a" tabindex="0" style="color: red"><img alt="" srcset="/a 2x" crossorigin="anonymous"><video autoplay playsinline></video><svg><g stroke-width="1" clip-path="url(#a)" xml:space="preserve"></g><mask mask-type="alpha"></mask></svg></div>';
    treeHtml(source);
    moduleHtml(source);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe("M6: HTML comments are left out, in both kinds of files", () => {
  test.each([
    ["in a line", "a<!-- b -->c", "<p>ac</p>"],
    ["before text", "<!-- a --> b", "<p> b</p>"],
    ["with the signs of a comment", "a<!-- -- > <b> {x -- -->c", "<p>ac</p>"],
    ["of no length", "a<!---->b<!-->c", "<p>abc</p>"],
    ["of several lines", "<!-- a\n\n# b\n\n-->\n\nc", "<p>c</p>"],
    ["in a list", "- a\n\n  <!-- b\n\n  c -->\n\n  d", "<ul><li><p>a</p><p>d</p></li></ul>"],
    ["between rows", "| a |\n|---|\n| b<!-- c --> |\n<!-- d -->", null],
    ["in an admonition", ":::note\n\n<!-- a\n\nb -->\n\nc\n\n:::", null],
    ["behind tags", "<div> <!-- a -->\n\nb\n\n</div><!-- c --> <!-- d -->", "<div><p>b</p></div>"],
    ["behind another comment", "a\n\n<!-- b --> {/* c */}", null],
  ])("%s", (_, source, expected) => {
    for (const kind of ["md", "mdx"] as const) {
      const html = htmlOf(source, kind);
      expect(html).not.toMatch(/&lt;|--/);
      if (expected !== null) expect(html).toBe(expected);
    }
  });

  test("one that is never closed is an error", () => {
    const message =
      "This comment is never closed: `-->` was expected. It must be in the same paragraph, unless the comment is on lines of its own.";
    expect(problemsOf("a\n\nb <!-- c\n\nd -->")).toEqual([`x.md:3:3 error syntax: ${message}`]);
    expect(problemsOf("<!-- a", "mdx")).toEqual([`x.mdx:1:1 error syntax: ${message}`]);
  });
});

describe("M1, M6: admonitions as Docusaurus has them, in both ways", () => {
  const admonition = (props: object, inner: string) =>
    `<div data-element="Admonition" data-props="${JSON.stringify(props).replaceAll('"', "&quot;")}">${inner}</div>`;
  const text = "<p>a</p>";

  test.each([
    [":::note Title", { kind: "note", title: "Title" }],
    [":::note[Title]", { kind: "note", title: "Title" }],
    [":::tip  A *title* on `{x}` {product.name}  ", { kind: "tip", title: "A title on {x} Acme" }],
    [":::info A “b” {#id}", { kind: "info", title: "A “b”" }],
    [":::info{#id .class}", { kind: "info", id: "id" }],
    [":::info[A]{.class}", { kind: "info", title: "A" }],
    [":::info {.class}", { kind: "info" }],
    [":::caution", { kind: "warning", title: "Caution" }],
    [":::caution Look", { kind: "warning", title: "Look" }],
    [":::important", { kind: "info", title: "Important" }],
    [":::success", { kind: "tip", title: "Success" }],
    [":::secondary", { kind: "note", title: "Note" }],
  ])("%s", (fence, props) => {
    for (const kind of ["md", "mdx"] as const) {
      expect(htmlOf(`${fence}\n\na\n\n:::`, kind)).toBe(admonition(props, text));
    }
  });

  test("with CRLF line ends", () => {
    expect(htmlOf(":::note Title\r\n\r\na\r\n\r\n:::\r\n")).toBe(
      admonition({ kind: "note", title: "Title" }, text),
    );
  });

  test.each(["md", "mdx"] as const)(
    "as far indented as the element that it is in, in .%s",
    (kind) => {
      const inner = admonition({ kind: "tip", title: "In" }, text);
      expect(htmlOf("<Card>\n    :::tip In\n\n    a\n\n    :::\n\n    b\n</Card>", kind)).toContain(
        `{}">${inner}<p>b</p></div>`,
      );
    },
  );

  test("in each other, in lists and quotations, and up to the end where nothing closes them", () => {
    const inner = admonition({ kind: "tip", title: "In" }, text);
    const outer = admonition({ kind: "note", title: "Out" }, inner);
    expect(htmlOf("::::note Out\n\n:::tip In\n\na\n\n:::\n\n::::")).toBe(outer);
    expect(htmlOf("- b\n\n  :::tip In\n\n  a\n\n  :::")).toBe(`<ul><li><p>b</p>${inner}</li></ul>`);
    expect(htmlOf("> :::tip In\n> a\n> :::")).toBe(`<blockquote>${inner}</blockquote>`);
    expect(htmlOf(":::tip In\n\na")).toBe(inner);
    const empty = admonition({ kind: "note" }, "");
    expect(htmlOf("- :::note\n\na")).toBe(`<ul><li>${empty}</li></ul><p>a</p>`);
  });

  test("an element of that name", () => {
    expect(htmlOf('<Admonition type="caution">\n\na\n\n</Admonition>')).toBe(
      admonition({ kind: "warning", title: "Caution" }, text),
    );
    expect(problemsOf('<Admonition type="tpi" />')).toEqual([
      "x.md:1:1 error unknown-admonition: `:::tpi` is not an admonition. The admonitions are `note`, `tip`, `info`, `warning` and `danger`. Did you mean `tip`?",
    ]);
  });

  test("an unknown word with a title is an error, three colons alone are text", () => {
    expect(problemsOf(":::wraning Look out\n\na\n\n:::")).toEqual([
      "x.md:1:1 error unknown-admonition: `:::wraning` is not an admonition. The admonitions are `note`, `tip`, `info`, `warning` and `danger`. Did you mean `warning`?",
    ]);
    expect(htmlOf("::: a")).toBe("<p>::: a</p>");
  });
});

describe("M6: `mdx-code-block` is no code, in both ways", () => {
  test.each(["md", "mdx"] as const)("in .%s files", (kind) => {
    const fenced = [
      "```mdx-code-block",
      "<details>",
      "```",
      "",
      "Text",
      "",
      "````mdx-code-block ",
      "</details>",
      "````",
      "",
      "```js",
      "a",
      "```",
    ];
    const bare = ["<details>", "", "Text", "", "</details>", "", "```js", "a", "```"];
    expect(htmlOf(fenced.join("\n"), kind)).toBe(htmlOf(bare.join("\n"), kind));
  });

  test("the places of faults stay", () => {
    const source = "```mdx-code-block\n<b>x</b>\n```\n\n{product.none}\n";
    expect(problemsOf(source)).toEqual([expect.stringMatching(/^x\.md:5:1 error unknown-word/)]);
  });
});

describe("F: what cannot be read is said in plain words, at its place in the file", () => {
  const text = "If you mean the character itself, write `\\<`.";
  const spread =
    "error syntax: In the tag `<b`, braces without an attribute's name must contain exactly one spread, such as `{...props}`.";

  test.each<[kind: Kind, source: string, expected: string]>([
    [
      "md",
      "a\n\n<b>c",
      "3:1 error syntax: `<b>` is never closed. Write `</b>` after its content, or `<b />` if it has no content. Both tags must be in the same paragraph. Around several paragraphs, put each tag on a line of its own.",
    ],
    [
      "md",
      "<div>\n\na",
      "1:1 error syntax: `<div>` is never closed. Write `</div>` after its content, or `<div />` if it has no content.",
    ],
    [
      "md",
      "<details><i>a</i>\nb\n\n</details>",
      "1:1 error syntax: `<details>` is never closed. Write `</details>` after its content, or `<details />` if it has no content. Both tags must be in the same paragraph. Around several paragraphs, put each tag on a line of its own.",
    ],
    [
      "md",
      "a\n\n<b>c</i>",
      "3:5 error syntax: `</b>` was expected instead of `</i>`, because the `<b>` of line 3 is still open.",
    ],
    [
      "md",
      "a </b>",
      "1:3 error syntax: `</b>` closes nothing: there is no open `<b>` before it in the same block.",
    ],
    ["md", "a </br>", "1:3 error syntax: `</br>` is not a valid tag. Write `<br />`."],
    [
      "md",
      "<b>\n\na</b>",
      "3:2 error syntax: `</b>` and its `<b>` are in different blocks. Put each tag on a line of its own.",
    ],
    [
      "md",
      '<b>c</b title="x">',
      "1:9 error syntax: The closing tag `</b` contains more than its name. Write `</b>`.",
    ],
    [
      "md",
      'a\n\n<b title="x>c',
      `3:1 error syntax: The tag \`<b\` has no end: \`>\` was expected, or the quotation mark after an attribute's value. ${text}`,
    ],
    [
      "md",
      "<td align=center>c</td>",
      '1:11 error syntax: In the tag `<td`, a quotation mark was expected instead of `c`. Put the attribute\'s value in quotation marks: `width="100"`.',
    ],
    [
      "md",
      "<b 5>c</b>",
      `1:4 error syntax: In the tag \`<b\`, an attribute such as \`title="…"\` or \`>\` was expected instead of \`5\`. ${text}`,
    ],
    ["md", "<b/ c>", "1:5 error syntax: In the tag `<b`, `>` was expected after `/`."],
    [
      "md",
      "<b title={}>c</b>",
      "1:11 error syntax: In the tag `<b`, a pair of braces is empty: a value was expected.",
    ],
    ["md", "<b {c}>d</b>", `1:5 ${spread}`],
    ["md", "<b {...c, d}>e</b>", `1:11 ${spread}`],
    [
      "md",
      '> <div\nclass="x">',
      "2:1 error syntax: The tag `<div` continues on a line that is not part of the same list or quotation. Begin this line like the line before it.",
    ],
    [
      "md",
      "Two {product.name",
      "1:5 error syntax: This `{` is never closed: `}` was expected. If you mean the character itself, write `\\{`.",
    ],
    [
      "md",
      "import x from",
      "1:14 error syntax: A line that begins with `import` or `export` is read as code, up to the next empty line. This is not valid code (Unexpected token).",
    ],
    [
      "md",
      "a\n\nVec<T> b",
      "3:4 error unknown-element: `<T>` is not an element of this site. If you mean text, write `\\<T>` or put it in backticks.",
    ],
    [
      "md",
      "<Card><T></Card>",
      "1:7 error unknown-element: `<T>` is not an element of this site. If you mean text, write `\\<T>` or put it in backticks.",
    ],
    [
      "md",
      "<Crad />",
      "1:1 error unknown-element: `<Crad>` is not an element of this site. Did you mean `Card`? If you mean text, write `\\<Crad>` or put it in backticks.",
    ],
    [
      "md",
      "<BR>",
      "1:1 error unknown-element: `<BR>` is not an element of this site. Did you mean `br`? If you mean text, write `\\<BR>` or put it in backticks.",
    ],
    [
      "md",
      "A {product.nam}",
      "1:3 error unknown-word: `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
    ],
    [
      "md",
      "A {produkt.name}",
      "1:4 error unknown-name: `produkt` is not defined. Import or export it, or write `\\{` if you mean the braces themselves. Did you mean `product`?",
    ],
    [
      "md",
      "<Card title={totl} />",
      "1:14 error unknown-name: `totl` is not defined. Import or export it, or write `\\{` if you mean the braces themselves.",
    ],
    [
      "mdx",
      "a <5",
      `1:3 error syntax: \`<5\` does not begin a tag: a name was expected, such as \`<div>\`. ${text}`,
    ],
    [
      "mdx",
      "a <b",
      `1:3 error syntax: The tag \`<b\` has no end: \`>\` was expected, or the quotation mark after an attribute's value. ${text}`,
    ],
    [
      "mdx",
      "a <b, c>",
      `1:3 error syntax: \`<b\` does not begin a tag: a space or \`>\` was expected instead of \`,\`. ${text}`,
    ],
    [
      "mdx",
      "Two {a b}",
      "1:7 error syntax: Text in braces is read as code, and this is not valid code (Unexpected content after expression). If you mean the braces themselves, write `\\{`.",
    ],
    [
      "mdx",
      "export const total = 1\n\nIt is {totl}",
      "3:8 error unknown-name: `totl` is not defined. Import or export it, or write `\\{` if you mean the braces themselves. Did you mean `total`?",
    ],
    [
      "mdx",
      "A {produkt.name}",
      "1:4 error unknown-name: `produkt` is not defined. Import or export it, or write `\\{` if you mean the braces themselves. Did you mean `product`?",
    ],
    [
      "mdx",
      "<br>",
      "1:1 error syntax: `<br>` is never closed. Write `</br>` after its content, or `<br />` if it has no content.",
    ],
  ])("%s: %j", (kind, source, expected) => {
    expect(problemsOf(source, kind)).toEqual([`x.${kind}:${expected}`]);
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
    expect(problemsOf(source)).toEqual([expect.stringContaining(`x.md:${place} error`)]);
  });

  test("all faults of a document are said at once", () => {
    const source =
      "One {a b}.\n\nTwo is right.\n\n- Three <b>c.\n\nFour {.\n\n> Five {c d} and {e f}.\n\n<div>\n\nSix {g h}.";
    const places = compileAs(source, "mdx").problems.map(({ line, column }) => `${line}:${column}`);
    expect(places.sort()).toEqual(["11:1", "13:7", "1:7", "5:9", "7:6", "9:10"]);
  });

  test.each([
    ["what it opens is closed after it", "<div>\nOne {a b}.\n\n</div>\n\nTwo."],
    ["it closes what is open", "<div>\n\nOne {a b}.\n</div>\n\nTwo."],
    ["it begins an admonition", ":::note {a b}\nOne {a b}.\n\nTwo.\n\n:::"],
    ["it names something", "export const a = ;\n\n{a}"],
  ])("nothing is made up where other paragraphs depend on the faulty one: %s", (_, source) => {
    expect(problemsOf(source, "mdx")).toHaveLength(1);
  });

  test("a document with an error is none of webpack's business", () => {
    expect(compileAs("{1 + 1} <Crad />").needsModule).toBe(false);
  });
});

describe("F: what is nested too deep is said, at its place", () => {
  const DEEP = 2000;
  const nested = (open: string, close: string, inner = "x") =>
    open.repeat(DEEP) + inner + close.repeat(DEEP);
  const deepCode =
    "This code is nested too deeply. Move inner parts to constants, such as `export const part = …`.";
  const parts =
    "Elements, quotations, lists and emphasis are nested more than 100 levels deep here. Reduce the nesting.";
  const formula = "The formula is nested too deeply. Split it into several formulas.";

  test.each<[what: string, kind: Kind, source: string, expected: string]>([
    ["blocks", "md", nested("<div>\n", "\n</div>"), `101:1 error too-deep: ${parts}`],
    ["elements", "mdx", nested("<b>", "</b>"), `1:298 error too-deep: ${parts}`],
    ["quotations", "md", nested(">", ""), `1:101 error too-deep: ${parts}`],
    ["lists", "md", nested("- ", ""), `1:201 error too-deep: ${parts}`],
    [
      "images",
      "md",
      `One.\n\nTwo ${nested("![a [b] ", "](x.png)")}`,
      "3:1 error too-long: This paragraph has too many special characters and line breaks to be read. Split it with empty lines. If it is not prose, put it into a code block.",
    ],
    [
      "admonitions",
      "md",
      nested("> :::note\n>\n", ""),
      "21:3 error too-deep: Admonitions are nested more than 10 levels deep here. Reduce the nesting.",
    ],
    [
      "emphasis",
      "md",
      `${"*a _b ".repeat(60)}x${" b_ a*".repeat(60)}`,
      `1:296 error too-deep: ${parts}`,
    ],
    ["braces", "mdx", `{${nested("[", "]", "1")}}`, `1:2 error too-deep: ${deepCode}`],
    [
      "exports",
      "md",
      `export const a = ${nested("(", ")", "1")}`,
      `1:1 error too-deep: ${deepCode}`,
    ],
    [
      "sums",
      "mdx",
      `{${nested("1 + ", "", "1")}}`,
      "1:2 error too-deep: The code is nested more than 500 levels deep here. Move inner parts to constants, such as `export const part = …`.",
    ],
    ["sums of many parts", "mdx", `{${"1 + ".repeat(20_000)}1}`, `1:2 error too-deep: ${deepCode}`],
    ["formulas", "md", `$${nested("{", "}")}$`, `1:1 error formula: ${formula}`],
    [
      "roots",
      "md",
      `$$\n${"\\sqrt{".repeat(400)}x${"}".repeat(400)}\n$$`,
      `1:1 error formula: ${formula}`,
    ],
  ])("%s", (_, kind, source, expected) => {
    expect(problemsOf(source, kind)).toEqual([`x.${kind}:${expected}`]);
  });

  test("ten admonitions in each other are not", () => {
    const marks = Array.from({ length: 10 }, (_, index) => ":".repeat(12 - index));
    const open = marks.map((mark) => `${mark}note\n\n`).join("");
    const source = `${open}One\n\n${marks.toReversed().join("\n\n")}\n\n`;
    expect(problemsOf(source.repeat(3), "md")).toEqual([]);
  });

  test("what people write is not", () => {
    const formula = `$${"\\frac{1}{".repeat(20)}x${"}".repeat(20)}$`;
    const sum = `{${"1 + ".repeat(100)}1}`;
    const rule = `\n\n${"- ".repeat(200)}\n\n~~~\n${"-".repeat(200)} x\n~~~\n\n`;
    const ranges = "\n\n![a](/img/logo.svg) [0, 1)".repeat(200);
    const source = `${"> ".repeat(20)}${"- ".repeat(20)}*a **b** <b>c</b>* ${formula} ${sum}${rule}${ranges}`;
    expect(problemsOf(source, "mdx")).toEqual([]);
  });
});

describe("F: code that takes too long to be read", () => {
  // Long strings, so that the parser reaches its limit of characters soon.
  const list = `[${`{ month: 1, value: "${"a".repeat(5000)}" }, `.repeat(80)}]`;

  test("is refused in braces, where MDX reads it anew for each `}`", () => {
    expect(problemsOf(`Text\n\n<p\n  title={${list}} />`)).toEqual([
      "x.md:3:1 error too-long: The code in these braces is too long to be read here. Write it above as `export const data = …`, and write `{data}` here.",
    ]);
  });

  test("is read as an export", () => {
    expect(problemsOf(`export const data = ${list}\n\n<p data-list={data} />`)).toEqual([]);
  });
});

test("F: a table that lacks very many cells is refused", () => {
  const table = `${"| a ".repeat(1000)}|\n${"|---".repeat(1000)}|\n`;
  expect(problemsOf(`Text\n\n${table}${"| b |\n".repeat(50)}`)).toEqual([]);
  expect(problemsOf(`Text\n\n${table}${"| b |\n".repeat(51)}`)).toEqual([
    "x.md:3:1 error too-long: The rows of this table lack 50949 cells of its 1000 columns. The limit is 50000. Give its first row fewer cells.",
  ]);
});

test.each([
  ["of more than 1 MB", "é".repeat(510_000), "1.0 MB. The limit is 1 MB"],
  [
    "with very many items",
    "- a\n".repeat(60_001),
    "120002 lines and special characters. The limit is 120000",
  ],
  [
    "with very many addresses",
    "a@b.example ".repeat(30_001),
    "120004 lines and special characters. The limit is 120000",
  ],
])("F: a document %s is not read", (_, source, said) => {
  expect(problemsOf(source)).toEqual([
    `x.md:1:1 error too-long: The document has ${said}. Split it into several.`,
  ]);
});

describe("F: what would take the parser minutes is refused, and what people write is not", () => {
  const paragraph =
    "too-long: This paragraph has too many special characters and line breaks to be read. Split it with empty lines. If it is not prose, put it into a code block.";
  const lists = (depth: number) =>
    Array.from({ length: depth }, (__, level) => `${"  ".repeat(level)}- a\n`).join("");
  const brackets = (depth: number) => `${"[".repeat(depth)}a${"]".repeat(depth)}`;
  const address = (signs: number) => `See https://a.example/${"!".repeat(signs)}a now.`;
  const imports = (count: number) =>
    Array.from({ length: count }, (__, index) => `import a${index} from "react"\n\n`).join("");

  test.each<[what: string, textOf: (size: number) => string, fine: number, much: number, string]>([
    [
      "lazy lines of a list",
      (size) => `- a\n${"b\n".repeat(size)}`,
      900,
      1100,
      `1003:1 error ${paragraph}`,
    ],
    [
      "lazy lines of a quotation",
      (size) => `> a\n${"b\n".repeat(size)}`,
      900,
      1100,
      `1003:1 error ${paragraph}`,
    ],
    ["brackets in brackets", brackets, 90, 3000, `1:1 error ${paragraph}`],
    ["links", (size) => "[a](/b) ".repeat(size), 600, 900, `1:1 error ${paragraph}`],
    [
      "emphasis that nothing closes",
      (size) => "*a ".repeat(size) + "a_ ".repeat(size),
      200,
      1500,
      `1:1 error ${paragraph}`,
    ],
    [
      "code that nothing closes",
      (size) => Array.from({ length: size }, (__, index) => `${"`".repeat(index + 1)} `).join(""),
      100,
      450,
      `1:1 error ${paragraph}`,
    ],
    [
      "lists in lists",
      lists,
      49,
      60,
      "50:101 error too-deep: Elements, quotations, lists and emphasis are nested more than 100 levels deep here. Reduce the nesting.",
    ],
    [
      "punctuation of an address",
      address,
      90,
      100,
      "1:5 error too-long: This address has 100 punctuation marks in a row, which takes too long to read. Remove most of them.",
    ],
    [
      "imports with empty lines",
      imports,
      200,
      400,
      "599:1 error too-long: The document has too many blocks of imports and exports. Remove the empty lines between them, or move code into a file that the document imports.",
    ],
  ])("%s", (_, textOf, fine, much, said) => {
    expect(problemsOf(textOf(fine))).toEqual([]);
    expect(problemsOf(textOf(much))).toEqual([`x.md:${said}`]);
  });
});
