import { compileAs, moduleHtml, treeHtml } from "../../test/jest/two-ways";

type Kind = "md" | "mdx";

const CODE = "Code is not allowed in text. If you need it, import a component in an `.mdx` file.";
const ADDRESS =
  "Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.";
const OWN_OR_HTTPS = "Write an address of this site, or one that starts with `https:`.";

const problemsOf = (source: string, kind: Kind): string[] =>
  compileAs(source, kind).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

describe("X4: what could run code reaches a page in neither way", () => {
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
    ...["file:///a", "blob:https://x.example/a", "intent://a", "view-source:a", "feed:a"].map(
      (address): [string, string] => [`<a href="${address}">b</a>`, "<a>b</a>"],
    ),
    ["[a](file:///b)", "<p><span>a</span></p>"],
    ['<a href="/a" ping="https://x.example javascript:b">c</a>', '<a href="/a">c</a>'],
    [
      '<img src="data:image/png;base64,a" alt="b" onerror="c" srcset="/d.png 1x, javascript:e 2x" />',
      '<img src="data:image/png;base64,a" alt="b"/>',
    ],
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
    [
      '<img src="data:image/png;base64,a" alt="b" style="c" />',
      '<img src="data:image/png;base64,a" alt="b"/>',
    ],
  ])("%s", (source, html) => {
    for (const kind of ["md", "mdx"] as const) {
      const { problems } = compileAs(source, kind);
      expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["unsafe-markup"]));
      expect(treeHtml(source, kind)).toBe(html);
      expect(moduleHtml(source, kind)).toBe(html);
    }
  });

  test("nor as what a drawing sets later", () => {
    const source =
      '<svg><a href="/b"><animate attributeName="href" values="javascript:a" /><set attributeName="href" to="javascript:a" /></a></svg>';
    expect(problemsOf(source, "mdx")).toHaveLength(2);
    expect(moduleHtml(source, "mdx")).toBe('<svg><a href="/b"></a></svg>');
  });

  test("nor out of code of the document", () => {
    const source =
      '{[1].map((a) => <p key={a} onClick={() => a} title="b">c<script>d</script><a href="javascript:e" {...{ onCopy: a }}>f</a></p>)}';
    expect(moduleHtml(source, "mdx")).toBe('<p title="b">c<a>f</a></p>');
    expect(problemsOf(source, "mdx")).toHaveLength(4);
    expect(moduleHtml('{<svg><a xlinkHref="#b">c</a><svg:a /></svg>}', "mdx")).toBe(
      '<svg><a xlink:href="#b">c</a></svg>',
    );
    expect(moduleHtml("<b title={<script>a</script> && undefined}>a</b>", "mdx")).toBe("<b>a</b>");
  });

  describe("nor as an address that code works out", () => {
    let warnings: jest.SpyInstance;
    beforeEach(() => {
      warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
    });
    afterEach(() => warnings.mockRestore());

    const SCHEME = 'export const scheme = ["java", "script:"].join("")\n\n';

    test.each([
      ["<a href={scheme}>a</a>", "<a>a</a>"],
      ["<a href={[scheme]}>a</a>", "<a>a</a>"],
      ["<a href={{ toString: () => scheme }}>a</a>", "<a>a</a>"],
      ["<a {...{ href: scheme, title: scheme }}>a</a>", '<a title="javascript:">a</a>'],
      [
        '<img alt="b" src="data:image/png;base64,a" srcset={"/c.png 1x, " + scheme + " 2x"} />',
        '<img alt="b" src="data:image/png;base64,a"/>',
      ],
      [
        "{[scheme, '/a', undefined].map((href, key) => <a key={key} {...{ href }}>b</a>)}",
        '<a>b</a><a href="/a">b</a><a>b</a>',
      ],
      [
        '<Card title="a" to={scheme}>b</Card>',
        '<div data-element="Card" data-props="{&quot;title&quot;:&quot;a&quot;}">b</div>',
      ],
      [
        "{[scheme].map((to) => <Card key={to} to={to}>b</Card>)}",
        '<div data-element="Card" data-props="{}">b</div>',
      ],
    ])("%s", (source, html) => {
      expect(problemsOf(SCHEME + source, "mdx")).toEqual([]);
      expect(moduleHtml(SCHEME + source, "mdx")).toBe(html);
      expect(warnings).toHaveBeenCalledTimes(1);
      expect(warnings).toHaveBeenCalledWith(
        expect.stringMatching(
          /^content\/blog\/2021-08-26-welcome\/index\.mdx:3:\d+ The page omits an address that the code has computed and that is not allowed: .*javascript:/,
        ),
      );
      expect(compileAs(SCHEME + source, "mdx")).toMatchObject({ needsModule: true });
    });

    test("but one that may stay does, and one that is written out is not looked at again", () => {
      const source =
        'export const addressOfCode = "/a"\n\n<a href={addressOfCode + "#b"}>c</a>\n\n<a href={`/d`}>e</a>';
      expect(problemsOf(source, "mdx")).toEqual([]);
      expect(moduleHtml(source, "mdx")).toBe('<a href="/a#b">c</a><a href="/d">e</a>');
      expect(warnings).not.toHaveBeenCalled();
    });
  });

  test("nor in attributes that code spreads, of which nobody knows what they are", () => {
    const source =
      "export const all = { to: 'a' }\n\n<Card {...all}>b</Card>{<Card {...{ ...all, ['to']: 1, get to() {} }}>b</Card>}";
    expect(problemsOf(source, "mdx")).toHaveLength(4);
    expect(moduleHtml(source, "mdx")).toBe(
      '<div data-element="Card" data-props="{}">b</div>'.repeat(2),
    );
  });

  test("but a component of the document is its author's own code", () => {
    const source =
      'export const Box = ({ onClick }) => <script onClick={() => 1}>{onClick}</script>\n\n<Box onClick="javascript:b" />';
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(moduleHtml(source, "mdx")).toBe("<script>javascript:b</script>");
  });

  test("nor by way of the site's own elements", () => {
    const source =
      '<Card to="javascript:a" onClick="a" ref="a" title="javascript: a language">b</Card>';
    expect(compileAs(source).tree).toEqual([["Card", { title: "javascript: a language" }, "b"]]);
    expect(compileAs(source).problems).toHaveLength(3);
  });
});

test.each([
  ['<iframe src="https://x.example/a" allowfullscreen title="b"></iframe>'],
  ['<video controls src="/a.mp4"><track kind="captions" src="/a.vtt"/></video>'],
  [
    '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></svg>',
  ],
  ['<math display="block"><mfrac linethickness="0"><mi>a</mi><mn>1</mn></mfrac></math>'],
  ['<p data-a="b" aria-label="c" role="note" lang="en" hidden="" title="javascript: d">e</p>'],
  ['<a href="ethereum:0x0" download="" target="_blank" rel="noopener">a</a>'],
  ['<img src="data:image/png;base64,a" alt="b"/>'],
])("what cannot run code stays: %s", (html) => {
  for (const kind of ["md", "mdx"] as const) {
    expect(problemsOf(html, kind)).toEqual([]);
    expect(treeHtml(html, kind)).toBe(html.replace(/ (allowfullscreen|controls) /, ' $1="" '));
    expect(moduleHtml(html, kind)).toBe(treeHtml(html, kind));
  }
});

test.each<[source: string, expected: string]>([
  ["a\n\n<script>b</script>", `3:1 warning unsafe-markup: The build removes \`<script>\`. ${CODE}`],
  [
    "<link href='/a' />",
    "1:1 warning unsafe-markup: The build removes `<link>`. Settings of the whole page belong in front matter.",
  ],
  [
    "<object data='a' />",
    '1:1 warning unsafe-markup: The build removes `<object>`. Use an image, `<video>` or `<iframe src="https://…">`.',
  ],
  [
    "<marquee>a</marquee><xmp>a</xmp>",
    "1:21 warning unsafe-markup: The build removes `<xmp>`. Use elements of HTML, SVG or MathML.",
  ],
  [
    "a <b onclick='c'>d</b>",
    `1:3 warning unsafe-markup: The build removes the attribute \`onclick\` of \`<b>\`. ${CODE}`,
  ],
  [
    "<b foo='c'>d</b>",
    "1:1 warning unsafe-markup: The build removes the attribute `foo` of `<b>`. HTML has no attribute of this name. Attributes of your own must begin with `data-`.",
  ],
  [
    "<iframe srcdoc='a' />",
    '1:1 warning unsafe-markup: The build removes the attribute `srcdoc` of `<iframe>`. Give the address of a page instead: `<iframe src="https://…">`.',
  ],
  [
    "<b style='c'>d</b>",
    "1:1 warning unsafe-markup: The build removes the style of `<b>`: it is not valid CSS.",
  ],
  [
    "<b {...props}>d</b>",
    "1:1 warning unsafe-markup: The build removes the attributes `{...}` of `<b>`. Write each attribute by its name.",
  ],
  [
    "a [b](java&#10;script:c)",
    `1:3 warning unsafe-markup: The build removes the attribute \`href\` of \`<a>\`. \`javascript:c\` has the scheme \`javascript:\`, which is not allowed here. ${ADDRESS}`,
  ],
])("F: what is left out is named, with place and remedy: %s", (source, expected) => {
  expect(problemsOf(source, "md")).toEqual([expected]);
});

describe("F: what code says of an address is known before it runs", () => {
  const said = (line: number, column: number, attribute: string, address: string, scheme: string) =>
    `${line}:${column} warning unsafe-markup: The build removes the attribute \`${attribute}\` of \`<a>\`. \`${address}\` has the scheme \`${scheme}:\`, which is not allowed here. ${attribute === "ping" ? OWN_OR_HTTPS : ADDRESS}`;

  test.each<[source: string, expected: string[]]>([
    [
      'export const code = "java" + "script:"\n\n<a href={code + code}>a</a>',
      [said(3, 1, "href", "javascript:", "javascript")],
    ],
    [
      `export const b = 1\n\n<a href={b ? "/c" : \`file:///\${b}\`}>a</a>`,
      [said(3, 1, "href", "file:///1", "file")],
    ],
    [
      '{[1].map((b) => <a key={b} href={b && "blob:c"}>d</a>)}',
      [said(1, 28, "href", "blob:c", "blob")],
    ],
  ])("%s", (source, expected) => {
    expect(problemsOf(source, "mdx")).toEqual(expected);
  });

  test("all that is wrong with an element is said at once", () => {
    const source =
      '<a href="feed:a" ping="file:b https://x.example blob:c" onclick="d">e</a>\n\n<a {...{ href: "feed:f", onClick: 1, ping: "blob:g", title: "h" }}>i</a>';
    const code = (line: number, column: number, attribute: string) =>
      `${line}:${column} warning unsafe-markup: The build removes the attribute \`${attribute}\` of \`<a>\`. ${CODE}`;
    expect(problemsOf(source, "mdx")).toEqual([
      said(1, 1, "href", "feed:a", "feed"),
      said(1, 1, "ping", "file:b", "file"),
      said(1, 1, "ping", "blob:c", "blob"),
      code(1, 1, "onclick"),
      said(3, 10, "href", "feed:f", "feed"),
      code(3, 26, "onClick"),
      said(3, 38, "ping", "blob:g", "blob"),
    ]);
    expect(moduleHtml(source, "mdx")).toBe('<a>e</a><a title="h">i</a>');
  });
});

describe("F: an id or name that takes the place of what scripts use reaches a page in neither way", () => {
  const removed = (attribute: string, element: string, why: string, value: string) =>
    `1:1 warning unsafe-markup: The build removes the attribute \`${attribute}\` of \`<${element}>\`. ${why} Write another one, for example \`${value}-1\`.`;
  const ofDocument = (attribute: string, element: string, value: string) =>
    removed(
      attribute,
      element,
      `Scripts of the page would find this element instead of \`document.${value}\`.`,
      value,
    );
  const ofForm = (attribute: string, element: string, value: string) =>
    removed(
      attribute,
      element,
      `Scripts of the page would find this element instead of the property \`${value}\` of its form.`,
      value,
    );
  const ofPage = (attribute: string, element: string, value: string) =>
    removed(attribute, element, `The page itself uses the name \`${value}\`.`, value);

  test.each<[source: string, html: string, problem: string]>([
    ...["getElementById", "querySelector", "createElement", "addEventListener", "nodeType"].map(
      (name): [string, string, string] => [
        `<iframe name="${name}" title="a"></iframe>`,
        '<iframe title="a"></iframe>',
        ofDocument("name", "iframe", name),
      ],
    ),
    [
      '<img name="body" src="data:image/png;base64,a" alt="b"/>',
      '<img src="data:image/png;base64,a" alt="b"/>',
      ofDocument("name", "img", "body"),
    ],
    [
      '<img id="cookie" src="data:image/png;base64,a" alt="b"/>',
      '<img src="data:image/png;base64,a" alt="b"/>',
      ofDocument("id", "img", "cookie"),
    ],
    ['<form name="body"></form>', "<form></form>", ofDocument("name", "form", "body")],
    ['<input name="attributes"/>', "<input/>", ofForm("name", "input", "attributes")],
    ['<button id="style">a</button>', "<button>a</button>", ofForm("id", "button", "style")],
    ['<b id="___loader">a</b>', "<b>a</b>", ofPage("id", "b", "___loader")],
    ['<form name="pageData"></form>', "<form></form>", ofPage("name", "form", "pageData")],
    ['<h2 id="siteMain">a</h2>', "<h2>a</h2>", ofPage("id", "h2", "siteMain")],
  ])("%s", (source, html, problem) => {
    for (const kind of ["md", "mdx"] as const) {
      expect(problemsOf(source, kind)).toEqual([problem]);
      expect(treeHtml(source, kind)).toBe(html);
      expect(moduleHtml(source, kind)).toBe(html);
    }
  });

  test("nor out of code, nor as the id of a box", () => {
    const source =
      '{[1].map((a) => <b key={a} id={"___" + "loader"} {...{ id: "___push" }}>c</b>)}';
    expect(moduleHtml(source, "mdx")).toBe("<b>c</b>");
    expect(problemsOf(source, "mdx")).toHaveLength(2);
    expect(problemsOf(":::note{#___gatsby}\na\n:::", "md")).toEqual([
      ofPage("id", "Admonition", "___gatsby"),
    ]);
  });

  test("nor as the id of a heading, which gets another", () => {
    const source = "## A {#___gatsby}\n\n## `___loader`\n\n## B {#a}\n\n## Location\n\n## Content";
    expect(problemsOf(source, "md")).toEqual([
      "1:1 warning unsafe-markup: The build gives this heading another id than `___gatsby`. The page itself uses the name `___gatsby`. Write another one, for example `___gatsby-1`.",
    ]);
    expect(compileAs(source).headings.map(({ id }) => id)).toEqual([
      "a-1",
      "___loader-1",
      "a",
      "location",
      "content",
    ]);
  });
});

test.each([
  ['<form name="contact" id="body"><input name="title" id="name"/></form>'],
  ['<a id="defaultView" name="pagePath">a</a>'],
  ['<b id="getElementById">a</b>'],
  ['<iframe name="location" title="a"></iframe>'],
])("an id or name that takes nothing's place stays: %s", (html) => {
  for (const kind of ["md", "mdx"] as const) {
    expect(problemsOf(html, kind)).toEqual([]);
    expect(treeHtml(html, kind)).toBe(html);
    expect(moduleHtml(html, kind)).toBe(html);
  }
});

describe("X4: addresses reach a page as URLs", () => {
  test.each([
    [
      '<video src="/a b.mp4" poster="/ä.png"></video>',
      '<video src="/a%20b.mp4" poster="/%C3%A4.png"></video>',
    ],
    [
      '<picture><source srcSet="/ä.png 1x, /b.png 2x" /></picture>',
      '<picture><source srcSet="/%C3%A4.png 1x, /b.png 2x"/></picture>',
    ],
    [
      '<iframe src="https://x.example/a b"></iframe>',
      '<iframe src="https://x.example/a%20b"></iframe>',
    ],
    [
      '<blockquote cite="https://münchen.example">a</blockquote>',
      '<blockquote cite="https://xn--mnchen-3ya.example/">a</blockquote>',
    ],
  ])("%s", (source, html) => {
    expect(treeHtml(source)).toBe(html);
    expect(moduleHtml(source)).toBe(html);
    expect(moduleHtml(`{true && ${source}}`, "mdx")).toBe(html);
  });
});
