import { compileAs, FOLDER, problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";
import { like } from "../../../test/jest/like";

const UNSAFE = /^\d+:\d+ warning unsafe-markup: /;

describe("X4: what could run code reaches a page in neither way", () => {
  const SCHEMES = [
    "file:///a",
    "blob:https://x.example/a",
    "intent://a",
    "view-source:a",
    "feed:a",
  ];
  const image = '<img src="data:image/png;base64,a" alt="b"';

  test.each<[source: string, html: string]>([
    ["a\n\n<script>alert(1)</script>", "<p>a</p>"],
    ['<script src="https://x.example/a.js" />', ""],
    ['<p onclick="a()" ONMOUSEOVER="a()" onError={a}>b</p>', "<p>b</p>"],
    ["<p {...{ onClick: 1 }} {...props}>b</p>", "<p>b</p>"],
    ["<p dangerouslySetInnerHTML={{ __html: 1 }} />", "<p></p>"],
    ["[a](javascript:alert(1))", "<p><span>a</span></p>"],
    ["[a](<java&#9;script:alert(1)>)", "<p><span>a</span></p>"],
    ["[a](<&#32;JAVASCRIPT&colon;alert(1)>)", "<p><span>a</span></p>"],
    ["[a][b]\n\n[b]: vbscript:x", "<p><span>a</span></p>"],
    ["[a](data:text/html,b)", "<p><span>a</span></p>"],
    ['<a href="java&#10;script:b">a</a>', "<a>a</a>"],
    ['<a href={"javascript:b"}>a</a>', "<a>a</a>"],
    ["<a href={`javascript:b`}>a</a>", "<a>a</a>"],
    ['<a href={"java" + "script:b"}>a</a>', "<a>a</a>"],
    [`<a href={\`java\${"script"}:b\`}>a</a>`, "<a>a</a>"],
    ...SCHEMES.map((address): [string, string] => [`<a href="${address}">b</a>`, "<a>b</a>"]),
    ["[a](file:///b)", "<p><span>a</span></p>"],
    ['<a href="/a" ping="https://x.example javascript:b">c</a>', '<a href="/a">c</a>'],
    [`${image} onerror="c" srcset="/d.png 1x, javascript:e 2x" />`, `${image}/>`],
    ['<blockquote cite="javascript:a">b</blockquote>', "<blockquote>b</blockquote>"],
    [
      '<form action="javascript:a"><button formaction="javascript:a">b</button></form>',
      "<form><button>b</button></form>",
    ],
    [
      '<svg><a xlink:href="javascript:a"></a><use href="data:image/svg+xml,a"></use></svg>',
      "<svg><a></a><use></use></svg>",
    ],
    ['<video poster="javascript:a" src="data:text/html,a"></video>', "<video></video>"],
    ['<iframe srcdoc="a" src="http://x.example"></iframe>', "<iframe></iframe>"],
    ['<iframe src="data:image/svg+xml,a"></iframe>', "<iframe></iframe>"],
    ['<base href="/a" /><link rel="a" /><embed src="a" /><object data="a">b</object>', ""],
    ['<meta http-equiv="refresh" content="0" />', '<meta content="0"/>'],
    ['<b foo="1">a</b>', "<b>a</b>"],
    ['<b style="a">a</b>', "<b>a</b>"],
    [`${image} style="c" />`, `${image}/>`],
  ])("%s", (source, html) => {
    const problems = problemsOf(source);
    expect(problems).not.toEqual([]);
    expect(problems.filter((problem) => !UNSAFE.test(problem))).toEqual([]);
    expectHtml(source, html, problems);
  });

  test("nor as what a drawing sets later", () => {
    const source =
      '<svg><a href="/b"><animate attributeName="href" values="javascript:a" /><set attributeName="href" to="javascript:a" /></a></svg>';
    expect(problemsOf(source, "mdx")).toHaveLength(2);
    expect(htmlOf(source, "mdx")).toBe('<svg><a href="/b"></a></svg>');
  });

  test.each([
    [
      '{[1].map((a) => <p key={a} onClick={() => a} title="b">c<script>d</script><a href="javascript:e" {...{ onCopy: a }}>f</a></p>)}',
      '<p title="b">c<a>f</a></p>',
      4,
    ],
    ['{<svg><a xlinkHref="#b">c</a><svg:a /></svg>}', '<svg><a xlink:href="#b">c</a></svg>', 1],
    ["<b title={<script>a</script> && undefined}>a</b>", "<b>a</b>", 1],
  ])("nor out of code of the document: %s", (source, html, count) => {
    expect(problemsOf(source, "mdx")).toHaveLength(count);
    expect(htmlOf(source, "mdx")).toBe(html);
  });

  describe("nor as an address that code works out", () => {
    let warnings: jest.SpyInstance;
    beforeEach(() => {
      warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
    });
    afterEach(() => warnings.mockRestore());

    const SCHEME = 'export const scheme = ["java", "script:"].join("")\n\n';
    const card = (props: string) => `<div data-element="Card" data-props="${props}">b</div>`;

    test.each([
      ["<a href={scheme}>a</a>", "<a>a</a>"],
      ["<a href={[scheme]}>a</a>", "<a>a</a>"],
      ["<a href={{ toString: () => scheme }}>a</a>", "<a>a</a>"],
      ["<a {...{ href: scheme, title: scheme }}>a</a>", '<a title="javascript:">a</a>'],
      [`${image} srcset={"/c.png 1x, " + scheme + " 2x"} />`, `${image}/>`],
      [
        "{[scheme, '/a', undefined].map((href, key) => <a key={key} {...{ href }}>b</a>)}",
        '<a>b</a><a href="/a">b</a><a>b</a>',
      ],
      ['<Card title="a" to={scheme}>b</Card>', card("{&quot;title&quot;:&quot;a&quot;}")],
      ["{[scheme].map((to) => <Card key={to} to={to}>b</Card>)}", card("{}")],
    ])("%s", (source, html) => {
      expect(compileAs(SCHEME + source, "mdx")).toMatchObject({
        module: expect.any(Object),
        problems: [],
      });
      expect(htmlOf(SCHEME + source, "mdx")).toBe(html);
      expect(warnings.mock.calls).toEqual([
        [
          like(
            `content/${FOLDER}/index.mdx:3:… The page omits an address that the code has computed and that is not allowed: …javascript:…`,
          ),
        ],
      ]);
    });

    test("but one that may stay does, and one that is written out is not looked at again", () => {
      const source =
        'export const addressOfCode = "/a"\n\n<a href={addressOfCode + "#b"}>c</a>\n\n<a href={`/d`}>e</a>';
      expect(problemsOf(source, "mdx")).toEqual([]);
      expect(htmlOf(source, "mdx")).toBe('<a href="/a#b">c</a><a href="/d">e</a>');
      expect(warnings).not.toHaveBeenCalled();
    });

    test("nor in attributes that code spreads, of which nobody knows what they are", () => {
      const source =
        "export const all = { to: 'a' }\n\n<Card {...all}>b</Card>{<Card {...{ ...all, ['to']: 1, get to() {} }}>b</Card>}";
      expect(problemsOf(source, "mdx")).toHaveLength(4);
      expect(htmlOf(source, "mdx")).toBe(card("{}").repeat(2));
    });
  });

  test("but a component of the document is its author's own code", () => {
    const source =
      'export const Box = ({ onClick }) => <script onClick={() => 1}>{onClick}</script>\n\n<Box onClick="javascript:b" />';
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(htmlOf(source, "mdx")).toBe("<script>javascript:b</script>");
  });

  test("nor by way of the site's own elements", () => {
    const { tree, problems } = compileAs(
      '<Card to="javascript:a" onClick="a" ref="a" title="javascript: a language">b</Card>',
    );
    expect(tree).toEqual([["Card", { title: "javascript: a language" }, "b"]]);
    expect(problems).toHaveLength(3);
  });
});

test.each([
  '<iframe src="https://x.example/a" allowfullscreen title="b"></iframe>',
  '<video controls src="/a.mp4"><track kind="captions" src="/a.vtt"/></video>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></svg>',
  '<math display="block"><mfrac linethickness="0"><mi>a</mi><mn>1</mn></mfrac></math>',
  '<p data-a="b" aria-label="c" role="note" lang="en" hidden="" title="javascript: d">e</p>',
  '<a href="ethereum:0x0" download="" target="_blank" rel="noopener">a</a>',
  '<img src="data:image/png;base64,a" alt="b"/>',
])("what cannot run code stays: %s", (html) => {
  expectHtml(html, html.replace(/ (allowfullscreen|controls) /, ' $1="" '));
});

test.each([
  [
    "<own-part a='b'>\n## C\n\n<own-part>*d*</own-part> e\n</own-part>",
    '<h2 id="c">C</h2><p><em>d</em> e</p>',
  ],
  ["a <own-part>**b** <script>c</script></own-part>", "<p>a <strong>b</strong> </p>"],
  ["{<own-part>a<b onClick={c}>d</b></own-part>}", "a<b>d</b>"],
])("F: what is in an element that only scripts know stays: %s", (source, html) => {
  expect(htmlOf(source, "mdx")).toBe(html);
});

test("a field has text only, as a browser reads it", () => {
  expectHtml("<textarea>a **b** <i>c</i> & d</textarea>", "<textarea>a b c &amp; d</textarea>");
});

const CODE = "Code is not allowed in text. …";
const ADDRESS =
  "Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.";

test.each([
  ["a\n\n<script>b</script>", `3:1 … \`<script>\`. ${CODE}`],
  ["<template>a</template>", "1:1 … `<template>`. Use elements of HTML, SVG or MathML."],
  [
    "<iframe src='https://a.example'>a <b>b</b></iframe>",
    "1:1 … what is in `<iframe>`: no browser shows it.",
  ],
  ["<link href='/a' />", "1:1 … `<link>`. Settings of the whole page belong in front matter."],
  ["<object data='a' />", "1:1 … `<object>`. Use an image, `<video>` or `<iframe …>`."],
  ["<marquee>a</marquee><xmp>a</xmp>", "1:21 … `<xmp>`. Use elements of HTML, SVG or MathML."],
  ["a <b onclick='c'>d</b>", `1:3 … the attribute \`onclick\` of \`<b>\`. ${CODE}`],
  ["<b foo='c'>d</b>", "1:1 … the attribute `foo` of `<b>`. HTML has no … begin with `data-`."],
  ["<iframe srcdoc='a' />", "1:1 … the attribute `srcdoc` of `<iframe>`. Give the address …"],
  ["<b style='c'>d</b>", "1:1 … the style of `<b>`: it is not valid CSS."],
  ["<b {...props}>d</b>", "1:1 … the attributes `{...}` of `<b>`. Write each attribute …"],
  [
    "a [b](java&#10;script:c)",
    `1:3 … the attribute \`href\` of \`<a>\`. \`javascript:c\` has the scheme \`javascript:\`, which is not allowed here. ${ADDRESS}`,
  ],
])("F: what is left out is named, with place and remedy: %s", (source, expected) => {
  const said = expected.replace("…", "warning unsafe-markup: The build removes");
  expect(problemsOf(source)).toEqual([like(said)]);
});

test("F: the tags of such an element are named", () => {
  expect(problemsOf("<own-part>a</own-part>", "mdx")).toEqual([
    "1:1 warning unsafe-markup: The build removes the tags of `<own-part>`, and keeps what is in them: no script gives the element a meaning here.",
  ]);
});

describe("F: what code says of an address is known before it runs", () => {
  const said = (place: string, attribute: string, address: string) =>
    like(
      `${place} warning unsafe-markup: The build removes the attribute \`${attribute}\` of \`<a>\`. \`${address}\` has the scheme \`${address.split(":")[0]}:\`, which is not allowed here. ${attribute === "ping" ? "Write an address of this site, or one that starts with `https:`." : ADDRESS}`,
    );

  test.each([
    [
      'export const code = "java" + "script:"\n\n<a href={code + code}>a</a>',
      said("3:1", "href", "javascript:"),
    ],
    [
      `export const b = 1\n\n<a href={b ? "/c" : \`file:///\${b}\`}>a</a>`,
      said("3:1", "href", "file:///1"),
    ],
    ['{[1].map((b) => <a key={b} href={b && "blob:c"}>d</a>)}', said("1:28", "href", "blob:c")],
  ])("%s", (source, expected) => {
    expect(problemsOf(source, "mdx")).toEqual([expected]);
  });

  test("all that is wrong with an element is said at once", () => {
    const source =
      '<a href="feed:a" ping="file:b https://x.example blob:c" onclick="d">e</a>\n\n<a {...{ href: "feed:f", onClick: 1, ping: "blob:g", title: "h" }}>i</a>';
    const code = (place: string, attribute: string) =>
      like(`${place} warning unsafe-markup: The build removes the attribute \`${attribute}\` …`);
    expect(problemsOf(source, "mdx")).toEqual([
      said("1:1", "href", "feed:a"),
      said("1:1", "ping", "file:b"),
      said("1:1", "ping", "blob:c"),
      code("1:1", "onclick"),
      said("3:10", "href", "feed:f"),
      code("3:26", "onClick"),
      said("3:38", "ping", "blob:g"),
    ]);
    expect(htmlOf(source, "mdx")).toBe('<a>e</a><a title="h">i</a>');
  });
});
