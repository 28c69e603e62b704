import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { type Options, toHtml } from "hast-util-to-html";
import { problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";
import { randomCases } from "../../../test/jest/random";

const warning = (place: string, ...sentences: string[]): string =>
  `${place} warning html-nesting: ${sentences.join(" ")}`;

const second = (place: string, tag: string, outer = tag): string =>
  warning(
    place,
    `\`<${outer}>\` cannot contain \`<${tag}>\`: a browser would end the outer one there.`,
    "The build leaves out the inner tag. Write one after the other.",
  );
const inP = (place: string, label: string): string =>
  warning(
    place,
    `\`<p>\` cannot contain \`<${label}>\`: a browser would end the \`<p>\` there. The build makes it a \`<div>\`.`,
    `Write \`<div>\` in its place, or write \`<${label}>\` after it.`,
  );
const inTable = (place: string, label: string): string =>
  warning(
    place,
    `\`<table>\` cannot contain ${label}: a browser would show it before the table.`,
    "So does the build. Put it into a cell, or before the table.",
  );
const alone = (place: string, tag: string): string =>
  warning(
    place,
    `\`<${tag}>\` cannot be here: a browser would leave out the tag.`,
    "So does the build. Write it inside the element that it belongs to.",
  );

/** The card that the table's cases write. */
const CARD =
  '<div data-element="Card" data-props="{&quot;title&quot;:&quot;a&quot;,&quot;to&quot;:&quot;/b&quot;}"></div>';

describe("F: what a browser would repair is a warning, and the page is as the browser has it", () => {
  test.each<[source: string, html: string, problems: string[]]>([
    ["<button><button>x</button></button>", "<button>x</button>", [second("1:9", "button")]],
    ['<a href="/a">[b](https://c.example)</a>', '<a href="/a">b</a>', [second("1:14", "a")]],
    [
      '<a href="/a"><div><a href="/b">c</a></div></a>',
      '<a href="/a"><div>c</div></a>',
      [second("1:19", "a")],
    ],
    ["<form><form>a</form></form>", "<form>a</form>", [second("1:7", "form")]],
    ["<nobr><nobr>a</nobr></nobr>", "<nobr>a</nobr>", [second("1:7", "nobr")]],
    ["<li><li>a</li></li>", "<li>a</li>", [second("1:5", "li")]],
    ["<svg><p>a</p></svg>", "<svg>a</svg>", [second("1:6", "p", "svg")]],
    [
      "<svg><g>\n\n# a\n\n</g></svg>",
      '<g><h1 id="a">a</h1></g>',
      [second("3:1", "h1", "svg").replace("the inner", "the outer")],
    ],
    [
      '<math>\n\n<Card title="a" to="/b" />\n\n</math>',
      CARD,
      [second("3:1", "Card", "math").replace("the inner", "the outer")],
    ],
    ["<p><div>a</div></p>", "<div><div>a</div></div>", [inP("1:4", "div")]],
    [
      "<p>a<b><ul><li>b</li></ul></b>c<div>d</div></p>",
      "<div>a<b><ul><li>b</li></ul></b>c<div>d</div></div>",
      [inP("1:8", "ul")],
    ],
    ["<p>\n\n- a\n\n</p>", "<div><ul><li>a</li></ul></div>", [inP("3:1", "ul")]],
    ['<p><Card title="a" to="/b" /></p>', `<div>${CARD}</div>`, [inP("1:4", "Card")]],
    [
      "a <div>b</div> c",
      "<div>a <div>b</div> c</div>",
      [
        warning(
          "1:3",
          "A paragraph cannot contain `<div>`: a browser would end the paragraph there. The build makes it a `<div>`.",
          "Put blank lines around `<div>`.",
        ),
      ],
    ],
    [
      "<table>a<tr><td>b</td></tr></table>",
      "a<table><tbody><tr><td>b</td></tr></tbody></table>",
      [inTable("1:8", "text")],
    ],
    [
      "<table><thead><tr>a<th>b</th></tr></thead><div>c</div><tbody><tr><td>d</td></tr>e</tbody></table>",
      "a<div>c</div>e<table><thead><tr><th>b</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>",
      [inTable("1:19", "text"), inTable("1:43", "`<div>`"), inTable("1:81", "text")],
    ],
    ["<tr><td>a</td></tr>", "a", [alone("1:1", "tr"), alone("1:5", "td")]],
  ])("%s", (source, html, problems) => {
    expectHtml(source, html, problems);
  });

  test.each<[source: string, html: string, problems: string[]]>([
    [
      "{[1].map((a) => <p key={a}><div>b</div></p>)}",
      "<div><div>b</div></div>",
      [inP("1:28", "div")],
    ],
    ['{<a href="/a">b<a href="/c">d</a></a>}', '<a href="/a">bd</a>', [second("1:16", "a")]],
    [
      "{<table><tr><td>a</td></tr></table>}",
      "<table><tr><td>a</td></tr></table>",
      [warning("1:9", "A browser would put `<tbody>` around `<tr>`. Write `<tbody>` yourself.")],
    ],
    [
      "export const Box = () => <p><div>a</div></p>\n\n<Box />",
      "<div><div>a</div></div>",
      [inP("1:29", "div")],
    ],
  ])("in code: %s", (source, html, problems) => {
    expect(problemsOf(source, "mdx")).toEqual(problems);
    expect(htmlOf(source, "mdx")).toBe(html);
  });

  test("a heading in a heading, which would end it, makes a box of it, and both have their ids", () => {
    const source = '## a <h3 id="b">c</h3>';
    expect(problemsOf(source)).toEqual([
      second("1:6", "h3", "h2").replace("the inner", "the outer"),
    ]);
    expect(htmlOf(source)).toBe('<div id="a-c">a <h3 id="b">c</h3></div>');
  });

  test("the mark of a footnote in a link stands behind it, and leads to the note and back", () => {
    const source = "[a[^1] b](https://b.example) c\n\n[^1]: d";
    expect(problemsOf(source)).toEqual([
      second("1:3", "a").replace("leaves out the inner tag", "puts the mark of the note behind it"),
    ]);
    expect(htmlOf(source)).toMatch(
      /^<p><a href="https:\/\/b.example">a b<\/a><sup><a href="#user-content-fn-1" id="user-content-fnref-1".*<\/sup> c<\/p>/,
    );
  });

  test.each([
    ['<a href="/a">\n\n## B\n\n</a>', "3:1", "a", "h2"],
    ['<a href="/a"><Card title="b" to="/c">d</Card></a>', "1:14", "a", "Card"],
    ["<button>\n```\na\n```\n</button>", "2:1", "button", "pre"],
  ])(
    "the parts of the site's components count, and take the place of what is around them: %s",
    (source, place, tag, component) => {
      const html = htmlOf(source);
      expect(problemsOf(source)).toEqual([
        warning(
          place,
          `\`<${tag}>\` cannot contain the \`<${tag}>\` of \`<${component}>\`: a browser would end the outer one there.`,
          "The build leaves out the outer tag. Write one after the other.",
        ),
      ]);
      expect(html).toMatch(new RegExp(`^<(?:${component}|div data-element="${component}")`));
    },
  );
});

describe("what HTML allows, or what a browser adds, is no warning", () => {
  test.each([
    [
      "<table>\n<tr><td>a</td></tr>\n<tr><td>b</td></tr>\n</table>",
      "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
    ],
    ["<table><td>a</td></table>", "<table><tbody><tr><td>a</td></tr></tbody></table>"],
    ['<p align="center">\n\na\n\n</p>', '<p align="center">a</p>'],
    ['<p align="center">\n\na\n\nb\n\n</p>', '<div align="center"><p>a</p><p>b</p></div>'],
    ["<details><summary>a</summary><p>b</p></details>"],
    ["<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["<p>a<br/>b <b>c</b>, <kbd>d</kbd></p>"],
    ["<dl><dt>a</dt><dd><p>b</p></dd></dl>"],
    [
      "<table><tbody><tr><td><table><tbody><tr><td><p>a</p></td></tr></tbody></table></td></tr></tbody></table>",
    ],
    ['<select><optgroup label="a"><option>b</option></optgroup></select>'],
    ["<svg><foreignObject><p>a</p></foreignObject></svg>"],
    ['<a href="/a"><svg><a>b</a></svg></a>'],
  ])("%s", (source, html = source) => {
    expectHtml(source, html);
  });

  test("nor is what is in a component of the document's own, or what code makes of rows", () => {
    const source =
      "export const Rows = ({ children }) => <table><tbody>{children}</tbody></table>\n\nexport const row = <tr><td>a</td></tr>\n\n<Rows><tr><td>b</td></tr></Rows>\n\n<table>{[1].map((c) => <tr key={c}><td>d</td></tr>)}</table>";
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(htmlOf(source, "mdx")).toBe(
      "<table><tbody><tr><td>b</td></tr></tbody></table><table><tbody><tr><td>d</td></tr></tbody></table>",
    );
  });
});

const TAGS =
  "p div span a b button table tbody tr td caption ul li dl dd form nobr em select option label";

const { html: anyHtml } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { depthSize: "small" },
    { arbitrary: fc.constant("x"), weight: 2 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...TAGS.split(" ")), tie("html"))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      weight: 3,
    },
  ),
}));

test("F: a browser leaves everything in its place in the HTML of any elements", () => {
  const options: Options = { closeSelfClosing: true, tightSelfClosing: true };
  fc.assert(
    fc.property(anyHtml, (inner) => {
      const html = htmlOf(`<div>${inner}</div>`, "mdx");
      const read = fromHtml(html, { fragment: true });
      expect(toHtml(read as Parameters<typeof toHtml>[0], options)).toBe(html);
    }),
    { seed: 59, numRuns: randomCases(400) },
  );
});
