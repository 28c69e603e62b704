import { join } from "node:path";
import { contentRoot, staticRoot } from "../../test/jest/roots";
import { allElements } from "../registry/definitions";
import { modeStyles } from "../site/mode-styles";
import type { Problem } from "../site/problems/problem";
import type { DocumentTree, TreeNode } from "../site/tree";
import { compile } from "./compile";
import type { Environment } from "./environment";
import { toSections } from "./tree/sections";

/** Returns the sections of a tree without the places of their blocks. */
const textsOf = (tree: Parameters<typeof toSections>[0]) =>
  toSections(tree).map(({ blocks, ...section }) => section);

/** A document beside two real images. */
const path = join(contentRoot, "blog/2021-08-26-welcome/index.md");

const routes: Record<string, string> = {
  [join(contentRoot, "docs/core/cl.md")]: "/docs/core/cl-acm",
  [join(contentRoot, "blog/2021-08-26-welcome/more notes.mdx")]: "/blog/more",
};

const bases: Record<string, string> = {
  [join(contentRoot, "docs/core/page.md")]: "/docs/core/page",
  [join(contentRoot, "docs/core/README.md")]: "/docs/core/",
};

const terms = [
  { slug: "tick", spellings: ["tick", "ticks"], file: null },
  { slug: "tick-spacing", spellings: ["tick spacing"], file: null },
  { slug: "liquidity-provider", spellings: ["liquidity provider", "LP", "LPs"], file: null },
  { slug: "erc-20", spellings: ["ERC-20"], file: null },
  { slug: "venft", spellings: ["veNFT", "veACM"], file: null },
  { slug: "post", spellings: ["welcome post"], file: path },
];

const environment: Environment = {
  words: () =>
    new Map([
      ["product.name", "Acme"],
      ["product.slug", "acm"],
      ["figures.lock.longest", "4 years"],
    ]),
  figure: () => undefined,
  routeOf: (file) => routes[file],
  baseOf: (file) => bases[file],
  terms: () => terms,
  math: () => "on",
  contentRoot,
  staticRoot,
  elements: new Map([
    ...allElements,
    ["LockWeight", { figures: ["lock.longest"] }],
    ["Unfed", { figures: ["lock.longest", "lock.missing"] }],
  ]),
};

const compiled = (...lines: string[]) => compile(lines.join("\n"), path, environment);
const treeOf = (...lines: string[]): DocumentTree => compiled(...lines).tree;

/** Returns `line:column severity code`, without the message. */
const place = ({ line, column, severity, code }: Problem): string =>
  `${line}:${column} ${severity} ${code}`;
const problemsOf = (...lines: string[]): string[] => compiled(...lines).problems.map(place);
const messagesOf = (...lines: string[]): string[] =>
  compiled(...lines).problems.map(({ message }) => message);

/** Returns a tree as indented lines, one for each element or text. */
const outline = (nodes: DocumentTree, depth = 0): string =>
  nodes.map((node) => lineOf(node, "  ".repeat(depth), depth)).join("\n");

function lineOf(node: TreeNode, indent: string, depth: number): string {
  if (typeof node === "string") return indent + JSON.stringify(node);
  const [name, props, ...children] = node;
  const attributes = Object.entries(props).map(
    ([key, value]) => ` ${key}=${JSON.stringify(value)}`,
  );
  const line = indent + name + attributes.join("");
  return children.length === 0 ? line : `${line}\n${outline(children, depth + 1)}`;
}

test("M6: a whole document", () => {
  const { tree, preview, ...facts } = compiled(
    "# The {product.name} *primer*",
    "",
    "Tokens are locked for up to {figures.lock.longest}: see [ranges](../../docs/core/cl.md#ticks).",
    "",
    "<!-- truncate -->",
    "",
    "## Weight of a lock {#weight}",
    "",
    ":::tip[Ask {product.name}]",
    "",
    "A weight is $a_{i}$, never *more*.",
    "",
    ":::",
    "",
    '```ts title="weight.ts"',
    "const weight = amount;",
    "```",
    "",
    "### Example",
    "",
    "| Years | Weight |",
    "| --- | --: |",
    "| 4 | 1,000 |",
    "",
    "![The epochs of {product.name}](./week.png)",
  );
  expect(`\n${outline(tree)}\n`).toMatchSnapshot("tree");
  expect(preview).toEqual(tree.slice(0, 1));
  expect(textsOf(tree)).toEqual([
    { id: null, heading: null, text: "Tokens are locked for up to 4 years: see ranges." },
    {
      id: "weight",
      heading: "Weight of a lock",
      text: "Ask Acme A weight is …, never more. const weight = amount;",
    },
    { id: "example", heading: "Example", text: "Years · Weight 4 · 1,000" },
  ]);
  expect(facts).toEqual({
    needsModule: false,
    title: "The Acme primer",
    headings: [
      { id: "weight", level: 2, text: "Weight of a lock" },
      { id: "example", level: 3, text: "Example" },
    ],
    links: [
      {
        href: "../../docs/core/cl.md#ticks",
        target: "/docs/core/cl-acm#ticks",
        file: join(contentRoot, "docs/core/cl.md"),
        line: 3,
        column: 57,
      },
    ],
    images: ["blog/2021-08-26-welcome/week.png"],
    parts: [],
    code: [],
    sources: [],
    cardLists: [],
    figures: ["lock.longest"],
    formulas: ["a_{i}"],
    examples: [],
    hasTitleBelow: false,
    head: [],
    excerpt: "Tokens are locked for up to 4 years: see ranges.",
    problems: [],
  });
});

describe("D6: headings", () => {
  const idsOf = (...lines: string[]) =>
    compiled(...lines).headings.map(({ level, id }) => `${level} ${id}`);

  test.each([
    ["levels", ["## A", "#### B", "### C"], ["2 a", "4 b", "3 c"]],
    ["punctuation and accents", ["## What's “new”, señor?"], ["2 whats-new-señor"]],
    ["markup inside", ["## A *b* `c` [d](/e)"], ["2 a-b-c-d"]],
    ["a product word inside", ["## The {product.name} way"], ["2 the-acme-way"]],
    ["equal headings", ["## A", "## A", "### A"], ["2 a", "2 a-1", "3 a-2"]],
    ["a custom id", ["## A {#Custom-ID}", "## A"], ["2 Custom-ID", "2 a"]],
    ["a custom id in a comment", ["## A {/* #b */}", "## *A* { /*#c: d*/ }"], ["2 b", "2 c:"]],
    ["a custom id in an HTML comment", ["## A <!-- #b -->"], ["2 b"]],
    ["other comments", ["## {/* #b */} A", "## A {/* b */}", "A {/* #c */}"], ["2 -a", "2 a-"]],
    ["a custom id that is not ASCII", ["## A {#größe}"], ["2 größe"]],
    ["a custom id that a generated one would take", ["## A", "## B {#a}"], ["2 a-1", "2 a"]],
    ["a second heading of level 1", ["Text", "", "# A"], ["1 a"]],
  ])("%s", (_, lines, expected) => {
    expect(idsOf(...lines)).toEqual(expected);
  });

  test.each([
    ["docs", ["# A", "## A", "## A-1"], ["a-1", "a-1-1"]],
    ["docs", ["# A {/* #b */}", "## A", "## B"], ["a", "b"]],
    ["pages", ["# A", "## A"], ["a-1"]],
    ["blog", ["# A", "## A"], ["a"]],
  ])("of %s are those of Docusaurus below a title: %j", (folder, lines, expected) => {
    const { headings } = compile(lines.join("\n"), join(contentRoot, folder, "x.md"), environment);
    expect(headings.map(({ id }) => id)).toEqual(expected);
  });

  test("the id is on the element, and a custom one is no part of the text", () => {
    expect(treeOf("## A *b* {#c}")).toEqual([["h2", { id: "c" }, "A ", ["em", {}, "b"]]]);
  });

  test("`{#id}` anywhere else is text", () => {
    expect(treeOf("A {#b} c")).toEqual([["p", {}, "A {#b} c"]]);
  });

  test("two headings with the same custom id are an error", () => {
    expect(problemsOf("## A {#c}", "", "## B {#c}")).toEqual(["3:1 error duplicate-id"]);
  });
});

describe("M6: the title from a leading heading of level 1", () => {
  test.each<[name: string, lines: string[], title: string | null]>([
    ["first", ["# A *title* {#t}", "", "Text"], "A title"],
    ["after a comment", ["<!-- c -->", "", "# A title"], "A title"],
    ["after an import", ['import x from "./x"', "", "# A title"], "A title"],
    ["with a product word", ["# About {product.name}"], "About Acme"],
    ["after text", ["Text", "", "# A title"], null],
    ["of level 2", ["## A title"], null],
  ])("%s", (_, lines, title) => {
    expect(compiled(...lines).title).toBe(title);
  });

  test.each([
    ["after text", true, ["Text", "", "# A"]],
    ["in an element", true, ["Text", "", "<div>", "", "# A", "", "</div>"]],
    ["at the start", false, ["# A", "", "# B"]],
    ["after another heading", false, ["Text", "", "## A", "", "# B"]],
    ["after a line", false, ["Text", "", "---", "", "# B"]],
    ["nowhere", false, ["Text"]],
  ])("a document brings a title of its own further down: %s", (_, expected, lines) => {
    expect(compiled(...lines).hasTitleBelow).toBe(expected);
  });

  test("it is taken out of the page", () => {
    const { tree, headings } = compiled("# A title", "", "Text");
    expect(tree).toEqual([["p", {}, "Text"]]);
    expect(headings).toEqual([]);
  });
});

describe("N4: product words", () => {
  test.each<[name: string, source: string, expected: DocumentTree]>([
    ["in text", "On {product.name}!", [["p", {}, "On Acme!"]]],
    ["with spaces", "On { product.name }", [["p", {}, "On Acme"]]],
    ["in emphasis", "*{product.name}*", [["p", {}, ["em", {}, "Acme"]]]],
    ["alone in a paragraph", "{product.name}", [["p", {}, "Acme"]]],
    [
      "in a link",
      '[{product.name}](/docs/{product.slug} "{product.name}")',
      [["p", {}, ["a", { href: "/docs/acm", title: "Acme" }, "Acme"]]],
    ],
    [
      "in the definition of a link",
      "[a][b]\n\n[b]: /docs/{product.slug}",
      [["p", {}, ["a", { href: "/docs/acm" }, "a"]]],
    ],
    [
      "in an image",
      '![On {product.name}](https://x.example/{product.slug}.png "{product.name}")',
      [
        [
          "figure",
          {},
          ["img", { src: "https://x.example/acm.png", alt: "On Acme" }],
          ["figcaption", {}, "Acme"],
        ],
      ],
    ],
    [
      "in an attribute",
      '<abbr title="On {product.name}">x</abbr>',
      [["abbr", { title: "On Acme" }, "x"]],
    ],
    ["not in code", "`{product.name}`", [["p", {}, ["code", {}, "{product.name}"]]]],
    [
      "not in a code block",
      "```\n{product.name}\n```",
      [["pre", {}, ["code", {}, "{product.name}\n"]]],
    ],
  ])("%s", (_, source, expected) => {
    const { tree, needsModule, problems } = compiled(source);
    expect(tree).toEqual(expected);
    expect(needsModule).toBe(false);
    expect(problems).toEqual([]);
  });

  test("the figures used are noted once each", () => {
    const { figures } = compiled("{figures.lock.longest} is {figures.lock.longest}.");
    expect(figures).toEqual(["lock.longest"]);
  });

  test.each([
    ["in text", ["First.", "", "Then {product.nam}."], "3:6"],
    ["alone in a paragraph", ["First.", "", "{product.nam}"], "3:1"],
    ["in a link", ["First.", "", "Then [a](/{product.nam})."], "3:6"],
    ["in an image", ["First.", "", "![On {product.nam}](https://x.example/a.png)"], "3:1"],
    ["in an attribute", ["First.", "", 'Then <abbr title="{product.nam}">x</abbr>'], "3:6"],
  ])("an unknown one %s is an error with its place and the nearest known", (_, lines, where) => {
    expect(problemsOf(...lines)).toEqual([`${where} error unknown-word`]);
    expect(messagesOf(...lines)).toEqual([
      "`{product.nam}` is not a product word or figure. Did you mean `product.name`?",
    ]);
  });
});

describe("the first use of each term of the glossary is marked", () => {
  /** Returns a text in which each marked term is in brackets. */
  const marks = (nodes: DocumentTree): string =>
    nodes
      .map((node) => {
        if (typeof node === "string") return node;
        const [name, props, ...children] = node;
        const inner = marks(children);
        return name === "Term" ? `[${inner}](${props.name})` : inner;
      })
      .join("");

  test.each([
    ["a word", "A tick is small.", "A [tick](tick) is small."],
    ["once, whatever its form", "Ticks, a tick, TICK.", "[Ticks](tick), a tick, TICK."],
    ["the longest of two", "Tick spacing", "[Tick spacing](tick-spacing)"],
    ["two that begin alike", "Tick spacing, tick", "[Tick spacing](tick-spacing), [tick](tick)"],
    ["whole words", "Ticker, sticks, tick2, a2tick", "Ticker, sticks, tick2, a2tick"],
    ["no part of a compound", "tick-like, sub-tick", "tick-like, sub-tick"],
    [
      "beside punctuation",
      "(tick), “LP”; LP’s",
      "([tick](tick)), “[LP](liquidity-provider)”; LP’s",
    ],
    ["before a dash between words", "tick - or not", "[tick](tick) - or not"],
    [
      "one that runs over a line",
      "a liquidity\nprovider",
      "a [liquidity\nprovider](liquidity-provider)",
    ],
    ["one with a hyphen", "a tick-spacing", "a [tick-spacing](tick-spacing)"],
    ["an acronym as written", "lps and lp", "lps and lp"],
    ["an acronym in the plural", "An LPs", "An [LPs](liquidity-provider)"],
    ["one with a number", "an ERC-20 token", "an [ERC-20](erc-20) token"],
    ["one with letters around", "éLP LPé", "éLP LPé"],
    ["in emphasis", "*a **tick***", "a [tick](tick)"],
    ["in a list", "- a tick\n- a tick", "a [tick](tick)a tick"],
    ["in a quotation", "> a tick", "a [tick](tick)"],
    ["in an admonition, not in its title", ":::note[tick]\n\na tick\n\n:::", "a [tick](tick)"],
    ["in tabs", "<Tabs>\n<TabItem>\na tick\n</TabItem>\n</Tabs>", "a [tick](tick)"],
    ["in a table, not in its head", "| tick |\n| - |\n| tick |", "tick[tick](tick)"],
    ["not in a heading", "## Tick\n\na tick", "Ticka [tick](tick)"],
    ["not in a link", "[tick](/a), tick", "tick, [tick](tick)"],
    ["not in a link by reference", "[tick][a], tick\n\n[a]: /a", "tick, [tick](tick)"],
    ["not in code", "`tick`, tick", "tick, [tick](tick)"],
    ["not in a formula", "$tick$, tick", "tick, [tick](tick)"],
    [
      "not in a summary",
      "<details>\n<summary>tick</summary>\n\na tick\n\n</details>",
      "ticka [tick](tick)",
    ],
    ["not in a card", '<Card title="tick" to="/a">tick</Card>\n\ntick', "tick[tick](tick)"],
    ["not in other elements", "<abbr>tick</abbr> tick", "tick [tick](tick)"],
    ["not in the file that explains it", "a welcome post", "a welcome post"],
  ])("%s", (_, source, expected) => {
    const { tree, problems, needsModule } = compiled(source);
    expect(marks(tree)).toBe(expected);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
  });

  test("as an element, which changes no plain text and is no part of a preview", () => {
    const { tree, preview, excerpt } = compiled("Of ticks, LPs.", "", "<!-- truncate -->");
    expect(tree).toEqual([
      [
        "p",
        {},
        "Of ",
        ["Term", { name: "tick" }, "ticks"],
        ", ",
        ["Term", { name: "liquidity-provider" }, "LPs"],
        ".",
      ],
    ]);
    expect(excerpt).toBe("Of ticks, LPs.");
    expect(toSections(tree).map(({ text }) => text)).toEqual(["Of ticks, LPs."]);
    expect(preview).toEqual([["p", {}, "Of ticks, LPs."]]);
  });
});

describe("M1: admonitions", () => {
  test.each(["note", "tip", "info", "warning", "danger"])("%s", (kind) => {
    expect(treeOf(`:::${kind}`, "", "Text", "", ":::")).toEqual([
      ["Admonition", { kind }, ["p", {}, "Text"]],
    ]);
  });

  test("may have an id, and no title in empty brackets", () => {
    expect(treeOf(":::tip[]{#a .b}", "Text", ":::")).toEqual([
      ["Admonition", { kind: "tip", id: "a" }, ["p", {}, "Text"]],
    ]);
  });

  test("a title is plain text, with words filled in", () => {
    expect(treeOf(":::note[Hey **you** on {product.name}]", "", "Text", "", ":::")).toEqual([
      ["Admonition", { kind: "note", title: "Hey you on Acme" }, ["p", {}, "Text"]],
    ]);
  });

  test("one may stand in another", () => {
    expect(treeOf("::::note", "", ":::tip", "", "Text", "", ":::", "", "::::")).toEqual([
      ["Admonition", { kind: "note" }, ["Admonition", { kind: "tip" }, ["p", {}, "Text"]]],
    ]);
  });

  test("a colon inside prose stays a colon", () => {
    expect(treeOf("At 10:30 :note and ::tip[x]")).toEqual([
      ["p", {}, "At 10:30 :note and ::tip[x]"],
    ]);
  });

  test("an unknown kind is an error that names the known ones", () => {
    const lines = ["First.", "", ":::wraning", "", "Text", "", ":::"];
    expect(problemsOf(...lines)).toEqual(["3:1 error unknown-admonition"]);
    expect(messagesOf(...lines)).toEqual([
      "`:::wraning` is not an admonition. The admonitions are `note`, `tip`, `info`, `warning` and `danger`. Did you mean `warning`?",
    ]);
  });
});

describe("M6, E7: links", () => {
  test.each([
    ["a file", "[a](../../docs/core/cl.md)", "/docs/core/cl-acm"],
    ["a file with an anchor", "[a](../../docs/core/cl.md#b)", "/docs/core/cl-acm#b"],
    ["a file with a query", "[a](../../docs/core/cl.md?x=1#b)", "/docs/core/cl-acm?x=1#b"],
    ["an encoded name", "[a](./more%20notes.mdx)", "/blog/more"],
    ["a reference", "[a][b]\n\n[b]: ../../docs/core/cl.md#c", "/docs/core/cl-acm#c"],
    ["a short reference", "[a]\n\n[A]: ../../docs/core/cl.md", "/docs/core/cl-acm"],
    ["a route", "[a](/docs/core/metadex)", "/docs/core/metadex"],
    ["an anchor", "[a](#b)", "#b"],
    ["another site", "[a](https://x.example/b.md)", "https://x.example/b.md"],
  ])("%s", (_, source, target) => {
    const { tree, links, problems } = compiled(source);
    expect(tree).toEqual([["p", {}, ["a", { href: target }, "a"]]]);
    expect(links.map((link) => link.target)).toEqual([target]);
    expect(problems).toEqual([]);
  });

  test("each link is noted with its place, as written and as resolved", () => {
    expect(compiled("First.", "", "See [a](../../docs/core/cl.md) and [b](/c).").links).toEqual([
      {
        href: "../../docs/core/cl.md",
        target: "/docs/core/cl-acm",
        file: join(contentRoot, "docs/core/cl.md"),
        line: 3,
        column: 5,
      },
      { href: "/c", target: "/c", file: null, line: 3, column: 36 },
    ]);
  });

  test("a card's link is resolved and noted as others are", () => {
    const source = '<Card title="{product.name}" to="../../docs/core/cl.md#b">Text</Card>';
    const { tree, links, problems } = compiled("First.", "", source);
    expect(tree[1]).toEqual(["Card", { title: "Acme", to: "/docs/core/cl-acm#b" }, "Text"]);
    expect(links).toMatchObject([{ target: "/docs/core/cl-acm#b", line: 3, column: 1 }]);
    expect(problems).toEqual([]);
  });

  test("a link that is written as HTML is resolved and noted as others are", () => {
    const { tree, links } = compiled('See <a href="../../docs/core/cl.md#b">that</a>.');
    expect(tree).toEqual([["p", {}, "See ", ["a", { href: "/docs/core/cl-acm#b" }, "that"], "."]]);
    expect(links).toMatchObject([{ target: "/docs/core/cl-acm#b", line: 1, column: 5 }]);
  });

  test.each([
    ["from the top of its folder", "./core/cl.md"],
    ["from the top of the content", "/docs/core/cl.md"],
    ["from the project's root, as Docusaurus names it", "@site/docs/core/cl.md"],
    ["from the project's root", "docs/core/cl.md"],
  ])("a file may be named %s", (_, href) => {
    const inDocs = compile(`[a](${href})`, join(contentRoot, "docs/other/x.md"), environment);
    expect(inDocs.links).toMatchObject([{ href, target: "/docs/core/cl-acm" }]);
  });

  test("a file may be named from the top of a documentation in a folder of folders", () => {
    const { links } = compile(
      "[a](core/cl.md) [b](/core/cl.md)",
      join(contentRoot, "versions/1/other/x.md"),
      {
        ...environment,
        routeOf: (file) => (file.endsWith("versions/1/core/cl.md") ? "/1/cl" : ""),
      },
    );
    expect(links.map(({ target }) => target)).toEqual(["/1/cl", "/1/cl"]);
  });

  test.each([
    ["page.md", "[a](./b) [c](d#e) [f](../g?h)", ["/docs/core/b", "/docs/core/d#e", "/docs/g?h"]],
    ["README.md", "[a](./b) [c](d#e) [f](../g?h)", ["/docs/core/b", "/docs/core/d#e", "/docs/g?h"]],
    ["README.md", "[a](.) [b](?c) [d](#e)", ["/docs/core/", "?c", "#e"]],
    ["none.md", "[a](./b)", ["./b"]],
  ])(
    "M6 a relative address starts from the folder of the file: %s, %s",
    (name, source, targets) => {
      const { links, problems } = compile(
        source,
        join(contentRoot, "docs/core", name),
        environment,
      );
      expect(problems).toEqual([]);
      expect(links.map(({ target }) => target)).toEqual(targets);
    },
  );

  test("a file beside the document is served, and one of static/ is where it is", () => {
    const { links, problems } = compile(
      "[a](./authors.yml#x) [b](@site/static/img/logo.svg) [c](../static/img/logo.svg#d)",
      join(contentRoot, "blog/x.md"),
      environment,
    );
    expect(problems).toEqual([]);
    expect(links).toMatchObject([
      { target: "/files/blog/authors.yml#x", file: join(contentRoot, "blog/authors.yml") },
      { target: "/img/logo.svg", file: null },
      { target: "/img/logo.svg#d", file: null },
    ]);
  });

  test("an address that is to be left alone is", () => {
    expect(compiled("[a](pathname:///files/x.pdf)").links).toMatchObject([
      { target: "/files/x.pdf", file: null },
    ]);
  });

  test("a link to no content file has no target", () => {
    const { tree, links } = compiled("First.", "", "See [a](./no.md#b).");
    expect(links).toMatchObject([{ href: "./no.md#b", target: null, line: 3, column: 5 }]);
    expect(tree[1]).toEqual(["p", {}, "See ", ["a", { href: "./no.md#b" }, "a"], "."]);
  });
});

describe("M3, E8: images", () => {
  test("one beside the file is named by its path below content/", () => {
    const { tree, images, problems } = compiled("![The docs](./page.png)");
    const src = "blog/2021-08-26-welcome/page.png";
    expect(tree).toEqual([["img", { src, alt: "The docs" }]]);
    expect(images).toEqual([src]);
    expect(problems).toEqual([]);
  });

  test("one that stands twice is noted once", () => {
    expect(compiled("![a](page.png) ![b](./page.png)").images).toEqual([
      "blog/2021-08-26-welcome/page.png",
    ]);
  });

  test("one in static/ gets its size, so that nothing shifts", () => {
    const { tree, images } = compiled("![Logo](/img/logo.svg)");
    expect(tree).toEqual([
      ["img", { src: "/img/logo.svg", alt: "Logo", width: 64, height: 64, loading: "lazy" }],
    ]);
    expect(images).toEqual([]);
  });

  test("a part of a file keeps its name in static/, and is the whole file beside a document", () => {
    const { tree, images, problems } = compiled(
      "![a](/img/logo.svg?v=2#mark) ![b](./page.png#top)",
    );
    expect(problems).toEqual([]);
    expect(JSON.stringify(tree)).toContain('"src":"/img/logo.svg?v=2#mark"');
    expect(images).toEqual(["blog/2021-08-26-welcome/page.png"]);
  });

  test("one for a colour mode is marked as on GitHub, and shown in that mode only", () => {
    const { tree, problems } = compiled(
      "![a](./page.png#gh-light-mode-only) ![b](/img/logo.svg#gh-dark-mode-only)",
    );
    expect(problems).toEqual([]);
    expect(tree).toMatchObject([
      ["style", {}, modeStyles],
      ["span", { className: "light-only" }, ["img", { alt: "a" }]],
      ["style", {}, modeStyles],
      ["span", { className: "dark-only" }, ["img", { alt: "b", width: 64 }]],
    ]);
  });

  test("one of another site is left alone", () => {
    const { tree, problems } = compiled("![a](https://x.example/a.png)");
    expect(tree).toEqual([["img", { src: "https://x.example/a.png", alt: "a" }]]);
    expect(problems).toEqual([]);
  });

  test.each([
    ["beside the file", "./no.png"],
    ["in static/", "/img/no.png"],
  ])("one that is missing %s is an error with its place", (_, src) => {
    const { problems } = compiled("First.", "", `See ![a](${src})`);
    expect(problems.map(place)).toEqual(["3:5 error broken-image"]);
    expect(problems[0]?.message).toContain(src);
  });

  test.each([
    ["in static/", '<img src="/img/logo.svg" alt="A" width="20" />', "/img/logo.svg"],
    ["in static/, from the project's root", "![A](@site/static/img/logo.svg)", "/img/logo.svg"],
    ["in static/, beside the docs", "![A](../../static/img/logo.svg)", "/img/logo.svg"],
    ["in static/, where it is", "![A](../../../static/img/logo.svg)", "/img/logo.svg"],
  ])("one %s may be named in Docusaurus' ways, and as HTML", (_, source, src) => {
    const { tree, problems } = compiled(source);
    expect(problems).toEqual([]);
    expect(tree).toMatchObject([["img", { src, alt: "A", loading: "lazy" }]]);
  });

  test("one that is written as HTML and not there is a warning with its place", () => {
    expect(problemsOf('Text <img src="./no.png" alt="A">')).toEqual(["1:6 warning broken-image"]);
  });

  test("one without alternative text is a warning with its place", () => {
    const lines = ["First.", "", "See ![](./page.png)"];
    expect(problemsOf(...lines)).toEqual(["3:5 warning missing-alt"]);
    expect(messagesOf(...lines)[0]).toContain("page.png");
  });
});

describe("M3: an image with a title", () => {
  const image = ["img", { src: "blog/2021-08-26-welcome/page.png", alt: "The docs" }];
  const figure = ["figure", {}, image, ["figcaption", {}, "On Acme"]];
  const source = '![The docs](./page.png "On {product.name}")';

  test.each<[place: string, lines: string[], expected: unknown]>([
    ["by itself", [source], [figure]],
    ["in a quotation", [`> ${source}`], [["blockquote", {}, figure]]],
    ["in an element", ["<Tabs>", "", source, "", "</Tabs>"], [["Tabs", {}, figure]]],
  ])("is a figure with a caption %s", (_, lines, expected) => {
    expect(treeOf(...lines)).toEqual(expected);
  });

  test("stays an image with a title within a line", () => {
    expect(JSON.stringify(treeOf(`See ${source}`))).toContain('"title":"On Acme"');
  });
});

test("M6: imports of Docusaurus' elements are not needed, and do not make a module of a document", () => {
  const { needsModule, tree } = compiled('import Tabs from "@theme/Tabs";', "", "<Tabs />");
  expect(needsModule).toBe(false);
  expect(tree).toEqual([["Tabs", {}]]);
});

describe("X7: what a screen reader would find without a name has one", () => {
  test("the boxes of tasks", () => {
    const text = JSON.stringify(treeOf("- [x] a", "- [ ] b"));
    expect(text).toMatch(/"aria-label":"Done".*"aria-label":"To do"/);
  });

  test.each([
    ["with pipes around", "| | Fee |\n| - | - |\n| A | 1 |"],
    ["without", "Fee | |\n--- | ---\n1 | A"],
  ])("a table's corner without words heads nothing: %s", (_, table) => {
    const text = JSON.stringify(treeOf(table));
    expect(text.match(/\["th"/g)).toHaveLength(1);
  });

  test("the ways back from footnotes", () => {
    const text = JSON.stringify(treeOf("a[^1] b[^2] c[^2]", "", "[^1]: x", "", "[^2]: y"));
    expect([...text.matchAll(/Back to [^"]*/g)].map(String)).toEqual([
      "Back to note 1 in the text",
      "Back to note 2 in the text",
      "Back to note 2 in the text, 2",
    ]);
    expect(text.match(/"↩[^"]*"/g)).toEqual(['"↩"', '"↩"', '"↩"']);
  });
});

describe("R3: the truncate marker and the preview", () => {
  test.each([
    ["an HTML comment", "<!-- truncate -->"],
    ["an HTML comment without spaces", "<!--truncate-->"],
    ["an MDX comment", "{/* truncate */}"],
    ["an MDX comment without spaces", "{/*truncate*/}"],
  ])("%s", (_, marker) => {
    const { tree, preview, needsModule } = compiled("One", "", marker, "", "Two");
    expect(preview).toEqual([["p", {}, "One"]]);
    expect(tree).toEqual([
      ["p", {}, "One"],
      ["p", {}, "Two"],
    ]);
    expect(needsModule).toBe(false);
  });

  test.each(["<!-- truncate -->", "{/* truncate */}"])("%s in a code block is code", (marker) => {
    const block = ["```text", marker, "```"];
    expect(compiled("One", "", ...block, "", "Two").preview).toBeNull();
    const { preview } = compiled("One", "", ...block, "", "Two", "", marker, "", "Three");
    expect(preview).toEqual([
      ["p", {}, "One"],
      ["pre", { "data-language": "text" }, ["code", {}, `${marker}\n`]],
      ["p", {}, "Two"],
    ]);
  });

  test("the first of two counts", () => {
    const { preview } = compiled("One", "", "<!-- truncate -->", "", "Two", "", "{/* truncate */}");
    expect(preview).toEqual([["p", {}, "One"]]);
  });

  test("another comment is none", () => {
    expect(compiled("One", "", "<!-- truncated? -->", "", "Two").preview).toBeNull();
  });

  test("the title is no part of the preview", () => {
    expect(compiled("# T", "", "One", "", "<!-- truncate -->").preview).toEqual([["p", {}, "One"]]);
  });
});

test.each([
  ["<!-- a -->", "{/* b */}"],
  ["{/* a */}", "<!-- b\n\n## No heading\n\n-->"],
])("M6: comments are taken out: %j, %j", (inline, block) => {
  const { tree, headings, needsModule } = compiled(`One${inline}`, "", block, "", "Two");
  expect(tree).toEqual([
    ["p", {}, "One"],
    ["p", {}, "Two"],
  ]);
  expect(headings).toEqual([]);
  expect(needsModule).toBe(false);
});

describe("M2: code blocks", () => {
  test.each([
    ["```ts", { "data-language": "ts" }],
    ["```", {}],
    ['```solidity title="Pair.sol"', { "data-language": "solidity", "data-title": "Pair.sol" }],
    ["```js {2} title='a \"b\".js'", { "data-language": "js", "data-title": 'a "b".js' }],
    ['```js subtitle="no"', { "data-language": "js" }],
  ])("%s", (fence, props) => {
    expect(treeOf(fence, "a < b && {c}", "```")).toEqual([
      ["pre", props, ["code", {}, "a < b && {c}\n"]],
    ]);
  });
});

test("M1: cells of prose are told from those of a few words", () => {
  const text = JSON.stringify(treeOf("| a | b |", "|---|---|", "| one two **three** four | 3 |"));
  expect(text.match(/\["t[hd]",{[^}]*}/g)).toEqual([
    '["th",{}',
    '["th",{"align":"right"}',
    '["td",{"data-prose":""}',
    '["td",{"align":"right"}',
  ]);
});

test("M1: tables keep their alignment", () => {
  expect(treeOf("| a | b | c |", "|:--|:-:|--:|", "| 1 | {product.name} | 3 |")).toEqual([
    [
      "table",
      {},
      [
        "thead",
        {},
        [
          "tr",
          {},
          ["th", { align: "left" }, "a"],
          ["th", { align: "center" }, "b"],
          ["th", { align: "right" }, "c"],
        ],
      ],
      [
        "tbody",
        {},
        [
          "tr",
          {},
          ["td", { align: "left" }, "1"],
          ["td", { align: "center" }, "Acme"],
          ["td", { align: "right" }, "3"],
        ],
      ],
    ],
  ]);
});

describe("M4: mathematics becomes bare MathML, without a copy of its source", () => {
  const formula = ["math", {}, ["msub", {}, ["mi", {}, "x"], ["mi", {}, "i"]]];

  test("inline", () => {
    expect(treeOf("So $x_{i}$ is")).toEqual([["p", {}, "So ", formula, " is"]]);
  });

  test("inline, not to be parted from what follows without a space", () => {
    expect(treeOf("So $x_{i}$), too; $x_{i}$")).toEqual([
      ["p", {}, "So ", ["span", { className: "unbroken" }, formula, "),"], " too; ", formula],
    ]);
  });

  test("displayed", () => {
    expect(treeOf("$$", "\\frac{a}{b}", "$$")).toEqual([
      [
        "Formula",
        {},
        ["math", { display: "block" }, ["mfrac", {}, ["mi", {}, "a"], ["mi", {}, "b"]]],
      ],
    ]);
  });

  const operator = (value: string, attributes = {}) => ["mo", attributes, value];
  const unspaced = { lspace: "0em", rspace: "0em" };

  test.each([
    ["a sign without an operand before it is one of its operand", "a=-x", "−", { form: "prefix" }],
    ["after a comma and a space too", "(a,\\; -x)", "−", { form: "prefix" }],
    ["a sign between operands is left", "(a)-x", "−", {}],
    ["whatever they are", "=\\sqrt{a}-x", "−", {}],
    ["a sign at the start is left, as browsers know it", "-x", "−", {}],
    ["a bar is no sign for a relation", "2\\left|x\\right|", "|", { fence: "true", ...unspaced }],
    ["a bar of a word too", "\\lvert x\\rvert", "|", { stretchy: "false", ...unspaced }],
    ["a bar that is a relation stays one", "a \\mid x", "∣", {}],
  ])("%s", (_, source, sign, attributes) => {
    expect(JSON.stringify(treeOf(`$${source}$`))).toContain(
      JSON.stringify(operator(sign, attributes)),
    );
  });

  test.each([
    ["V'", ["mi", {}, "V"], "′"],
    ["V''", ["mi", {}, "V"], "″"],
    ["V_x'''", ["msub", {}, ["mi", {}, "V"], ["mi", {}, "x"]], "‴"],
  ])("primes are not raised and shrunk twice: %s", (source, base, primes) => {
    expect(treeOf(`$${source}$`)).toEqual([
      ["p", {}, ["math", {}, ["mrow", {}, base, operator(primes, unspaced)]]],
    ]);
  });

  test("a formula that cannot be read is reported with its place", () => {
    const [problem] = compiled("First.", "", "So $\\frac{a$.").problems;
    expect(problem).toMatchObject({ line: 3, column: 4 });
    expect(problem?.message).toContain("KaTeX");
  });
});

describe("M1: details have a summary", () => {
  test.each([
    ["none", "<details>\n\nB\n\n</details>", "Details"],
    ["none, and text on the same line", "<details>B</details>", "Details"],
    ["their own", "<details>\n<summary>A</summary>\n\nB\n\n</details>", "A"],
    ["their own on the same line", "<details><summary>A</summary>B</details>", "A"],
    ["their own in a paragraph", "<details>\n\n<summary>A</summary> B\n\n</details>", "A"],
  ])("%s", (_, source, expected) => {
    const shown = JSON.stringify(treeOf(source));
    expect(shown.match(/\["summary",\{\},"\w+"\]/g)).toEqual([`["summary",{},"${expected}"]`]);
  });
});

describe("R7: which documents need code of their own", () => {
  test.each([
    ["an import", 'import { useId } from "react"\n\nText', true],
    ["an export", "export const x = 1\n\nText", true],
    ["an expression", "It is {1 + 1}.", true],
    ["an expression alone", "{[1, 2].map(String)}", true],
    ["an attribute that has to be run", "<LockWeight amount={2 * 500} />", true],
    ["spread attributes", "<LockWeight {...props} />", true],
    ["an import in a code block", '```js\nimport { x } from "./x"\n```', false],
    ["an expression in code", "`{1 + 1}`", false],
    ["a comment", "Text {/* not code */}", false],
    ["a product word", "{product.name}", false],
    ["plain attributes", '<LockWeight amount={1000} title="x" open />', false],
    ["HTML", "<details>\n<summary>A</summary>\n\nB\n\n</details>", false],
  ])("%s", (_, source, expected) => {
    const { needsModule, problems } = compiled(source);
    expect(needsModule).toBe(expected);
    expect(problems).toEqual([]);
  });

  test("attributes that are plain data are kept as data", () => {
    const source = `<LockWeight amount={1000} low={-2} text="a" on={true} open list={[1, "b"]} deep={{ c: [null] }} />`;
    expect(treeOf(source)).toEqual([
      [
        "LockWeight",
        {
          amount: 1000,
          low: -2,
          text: "a",
          on: true,
          open: true,
          list: [1, "b"],
          deep: { c: [null] },
        },
      ],
    ]);
  });
});

describe("F: unknown elements", () => {
  test("are an error with the place and the nearest known one", () => {
    const lines = ["First.", "", "<LockWieght amount={1} />"];
    expect(problemsOf(...lines)).toEqual(["3:1 error unknown-element"]);
    expect(messagesOf(...lines)).toEqual([
      "`<LockWieght>` is not an element of this site. Did you mean `LockWeight`? If you mean text, write `\\<LockWieght>` or put it in backticks.",
    ]);
  });

  test("what the document imports is known, and no element of the site", () => {
    const source = ['import { LockWeight } from "react"', "", "<LockWeight />"];
    expect(compiled(...source)).toMatchObject({ problems: [], figures: [] });
  });

  test("what the document imports by another name is known", () => {
    expect(problemsOf('import Box, { Lid as Top } from "react"', "", "<Box><Top /></Box>")).toEqual(
      [],
    );
  });
});

describe("M5: the figures of an element", () => {
  test.each([
    ["by itself", "<LockWeight />"],
    ["twice", "<LockWeight />\n\n<LockWeight />"],
    ["beside the figure in prose", "{figures.lock.longest}\n\n<LockWeight />"],
    ["in an element", "<details>\n\n<LockWeight />\n\n</details>"],
    ["in a document that is a module", "export const x = 1\n\n<LockWeight />"],
    ["in an expression", "{Math.PI > 3 && <LockWeight />}"],
    ["in an exported component", "export const Both = () => <div><LockWeight /></div>\n\n<Both />"],
    ["in an attribute", "<details title={<LockWeight />} />"],
    ["in spread attributes", "<details {...{ title: <LockWeight /> }} />"],
  ])("are figures of the document: %s", (_, source) => {
    expect(compiled(source)).toMatchObject({ figures: ["lock.longest"], problems: [] });
  });

  test("one that is missing is an error with the place of the element", () => {
    const lines = ["First.", "", "<Unfed />"];
    expect(problemsOf(...lines)).toEqual(["3:1 error missing-figure"]);
    expect(messagesOf(...lines)).toEqual([
      "`<Unfed>` shows the figure `lock.missing`, which is not in `content/figures.yml`.",
    ]);
    expect(compiled(...lines).figures).toEqual(["lock.longest"]);
  });
});

describe("S1: sections in plain text", () => {
  test("cut at each heading, with the text before the first", () => {
    expect(
      textsOf(compiled("Lead *in*.", "", "## A", "One", "", "### B", "", "## C", "Two").tree),
    ).toEqual([
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
    ["no formulas that would be nonsense", "So $\\frac{a}{b}$, $p_i$ and $2^n$.", "So …, … and …."],
    ["no formulas of their own", "So\n\n$$\n\\sqrt{x}\n$$\n\nis it.", "So … is it."],
    ["line breaks", "One\\\nTwo\nThree", "One Two Three"],
    ["admonitions with their title", ":::note[Title]\n\nText\n\n:::", "Title Text"],
    ["code", "```js\na()\n```", "a()"],
    ["no images and no comments", "One ![alt](./page.png) <!-- two -->", "One"],
  ])("%s", (_, source, text) => {
    expect(textsOf(compiled(source).tree)).toEqual([{ id: null, heading: null, text }]);
  });

  test("code blocks and tables with their place, and the language of code", () => {
    const source = [
      "```js",
      "let a;",
      "  a()",
      "```",
      "",
      "One `x`",
      "",
      ":::note[Title]",
      "",
      "```",
      "b",
      "```",
      "",
      ":::",
      "",
      "```ts",
      "```",
      "",
      "Two",
      "",
      "| c | d |",
      "|---|---|",
      "| e | f |",
      "",
      "<table><tbody><tr><td>",
      "",
      "```js",
      "g",
      "```",
      "",
      "</td></tr></tbody></table>",
    ];
    const [section] = toSections(compiled(...source).tree);
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

describe("R3: the excerpt", () => {
  test.each([
    ["the first paragraph", "## A\n\n- list\n\nOne *two*.\n\nThree", "One two."],
    ["nothing when there is no paragraph", "## A", ""],
    ["200 characters whole", "x".repeat(200), "x".repeat(200)],
    ["a longer one up to its last whole word", "word ".repeat(50), `${"word ".repeat(39)}word…`],
  ])("%s", (_, source, expected) => {
    const { excerpt } = compiled(source);
    expect(excerpt).toBe(expected);
    expect(excerpt.length).toBeLessThanOrEqual(200);
  });
});

describe("F: what cannot be read is an error with its place, never an exception", () => {
  test.each([
    ["an open brace", ["One", "", "Two {product.name"], 3],
    ["an import that is no code", ["One", "", "import x from"], 3],
    ["a tag closed by another", ["One", "", "<b>two</i>"], 3],
  ])("%s", (_, lines, line) => {
    const { tree, preview, problems } = compiled(...lines);
    expect(problems).toMatchObject([{ code: "syntax", severity: "error", file: path, line }]);
    expect(problems[0]?.column).toBeGreaterThan(0);
    expect(tree).toEqual([]);
    expect(preview).toBeNull();
  });

  test("all errors of a readable document are named at once", () => {
    expect(problemsOf("{product.x} ![a](./no.png)", "", "<Boks />").toSorted()).toEqual([
      "1:1 error unknown-word",
      "1:13 error broken-image",
      "3:1 error unknown-element",
    ]);
  });
});

test.each([
  ["no characters", ""],
  ["empty lines alone", "\n\n\n"],
  ["a comment alone", "<!-- later -->"],
])("F: an empty document: %s", (_, source) => {
  expect(compile(source, path, environment)).toEqual({
    tree: [],
    preview: null,
    needsModule: false,
    title: null,
    headings: [],
    links: [],
    images: [],
    parts: [],
    code: [],
    sources: [],
    cardLists: [],
    figures: [],
    formulas: [],
    examples: [],
    hasTitleBelow: false,
    head: [],
    excerpt: "",
    problems: [],
  });
});

describe("F what is found in odd sources", () => {
  const places = (...lines: string[]) =>
    compiled(...lines).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);

  test.each([
    ["an image that is not well encoded", "![x](./%E0%A4%A.png)", "1:1 broken-image"],
    ["a folder as an image", "![x](/img/)", "1:1 broken-image"],
    ["an image without an address", "![x]()", "1:1 broken-image"],
    ["an unknown figure", "A {figures.lock.longst} lock", "1:3 unknown-word"],
    ["an element that is never closed", "<div>", "1:1 syntax"],
    ["a formula that is none", "$\\frac{$", "1:1 formula"],
  ])("%s is one problem, with its place", (_, source, place) => {
    expect(places(source)).toEqual([place]);
  });

  test("what a document itself imports or exports are elements of its own", () => {
    const source = [
      'import * as Parts from "react"',
      "export const Box = () => null",
      "export function Frame() {}",
      "",
      "<Parts.Item /> <Box /> <Frame />",
    ];
    expect(places(...source)).toEqual([]);
    expect(compiled(...source).needsModule).toBe(true);
  });

  test("footnotes are no part of the last section's text", () => {
    const sections = toSections(compiled("Text[^1].", "", "[^1]: Note.").tree);
    expect(sections.map(({ text }) => text)).toEqual(["Text1."]);
  });

  test("a style in Markdown becomes what React takes", () => {
    expect(treeOf('<b style="text-align: left">x</b>')).toEqual([
      ["b", { style: { textAlign: "left" } }, "x"],
    ]);
  });

  test("words in the text of an image with brackets, and of one by reference, are filled in", () => {
    const { tree } = compiled(
      "![a \\[b\\] {product.name}](./week.png) ![{product.name}][m]",
      "",
      "[m]: ./week.png",
    );
    expect(JSON.stringify(tree)).toContain('"alt":"a [b] Acme"');
    expect(JSON.stringify(tree)).toContain('"alt":"Acme"');
  });
});
