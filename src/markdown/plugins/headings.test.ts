import { join } from "node:path";
import GithubSlugger from "github-slugger";
import { compileAs, environment, placesOf } from "../../../test/jest/compile-as";
import { namesInScripts } from "../../../test/jest/names-in-scripts";
import { contentRoot } from "../../../test/jest/roots";
import { compile } from "../compile";

describe("D6: headings", () => {
  test.each([
    ["levels", "## A\n#### B\n### C", ["2 a", "4 b", "3 c"]],
    ["punctuation and accents", "## What's “new”, señor?", ["2 whats-new-señor"]],
    ["markup inside", "## A *b* `c` [d](/e)", ["2 a-b-c-d"]],
    ["a product word inside", "## The {product.name} way", ["2 the-acme-way"]],
    ["signs alone", "## ???\n## !!!\n## Section", ["2 section", "2 -1", "2 section-1"]],
    ["equal headings", "## A\n## A\n### A", ["2 a", "2 a-1", "3 a-2"]],
    ["a custom id", "## A {#Custom-ID}\n## A", ["2 Custom-ID", "2 a"]],
    ["a custom id in a comment", "## A {/* #b */}\n## *A* { /*#c: d*/ }", ["2 b", "2 c:"]],
    ["a custom id in an HTML comment", "## A <!-- #b -->", ["2 b"]],
    ["other comments", "## {/* #b */} A\n## A {/* b */}\nA {/* #c */}", ["2 -a", "2 a-"]],
    ["a custom id that is not ASCII", "## A {#größe}", ["2 größe"]],
    ["a custom id that a generated one would take", "## A\n## B {#a}", ["2 a-1", "2 a"]],
    ["a second heading of level 1", "Text\n\n# A", ["1 a"]],
  ])("%s", (_, source, expected) => {
    expect(compileAs(source).headings.map(({ level, id }) => `${level} ${id}`)).toEqual(expected);
  });

  test("are those of GitHub in every script, from either form of a name", () => {
    const slugger = new GithubSlugger();
    const expected = namesInScripts.map((name) => slugger.slug(name.normalize("NFC")));
    for (const form of ["NFC", "NFD"]) {
      const source = namesInScripts.map((name) => `## ${name.normalize(form)}\n`).join("\n");
      expect(compileAs(source).headings.map(({ id }) => id)).toEqual(expected);
    }
  });

  test.each([
    ["a custom id", "## A {#größe}"],
    ["HTML", '<b id="größe">a</b>'],
    ["an example", ":::example{#größe}\n\n```yaml\ninputs:\n  a: 5\n```\n\n{example.a}\n\n:::"],
    ["an admonition", ":::note{#größe}\n\nText.\n\n:::"],
  ])("an id in decomposed letters is composed: %s", (_, source) => {
    const ids = (form: string) => JSON.stringify(compileAs(source.normalize(form)).tree);
    expect(ids("NFC")).toContain('"id":"größe"');
    expect(ids("NFD")).toBe(ids("NFC"));
  });

  test.each([
    ["docs", "# A\n## A\n## A-1", ["a-1", "a-1-1"]],
    ["docs", "# A {/* #b */}\n## A\n## B", ["a", "b"]],
    ["pages", "# A\n## A", ["a-1"]],
    ["blog", "# A\n## A", ["a"]],
  ])("of %s are those of Docusaurus below a title: %j", (folder, source, expected) => {
    const { headings } = compile(source, join(contentRoot, folder, "x.md"), environment);
    expect(headings.map(({ id }) => id)).toEqual(expected);
  });

  test("the id is on the element, and a custom one is no part of the text", () => {
    expect(compileAs("## A *b* {#c}").tree).toEqual([["h2", { id: "c" }, "A ", ["em", {}, "b"]]]);
  });

  test("`{#id}` anywhere else is text", () => {
    expect(compileAs("A {#b} c").tree).toEqual([["p", {}, "A {#b} c"]]);
  });

  test.each([
    ["headings", "## A {#c}\n\n## B {#c}"],
    ["admonitions", ":::note{#c}\n:::\n\n:::tip[B]{#c}\nb\n:::", "4:1"],
    ["a heading and an admonition", "## A {#c}\n\n:::note[B]{#c}\nb\n:::"],
    ["elements", '## A {#c}\n\n<Admonition type="tip" id="c">b</Admonition>'],
    ["parts of HTML", '<p id="c">a</p>\n\n<p id="c">b</p>'],
  ])("of two %s with the same id, the first has it: a warning", (_, source, place = "3:1") => {
    expect(placesOf(source)).toEqual([`${place} warning duplicate-id`]);
    expect(JSON.stringify(compileAs(source).tree).split('"id":"c"')).toHaveLength(2);
  });

  test("a heading whose id is taken has that of its text, so the list of contents leads to it", () => {
    const { headings } = compileAs("## A {#c}\n\n## B {#c}\n\n## C");
    expect(headings.map(({ id }) => id)).toEqual(["c", "b", "c-1"]);
  });

  test("a generated id is never empty, nor that of an admonition or of the footnotes", () => {
    const source = ":::note{#a}\n:::\n\n## A\n\n##\n\n## 😀\n\n## Section\n\n## Footnote label\n";
    expect(compileAs(source).tree.map(([, props]) => Object(props).id)).toEqual([
      "a",
      "a-1",
      "section",
      "-1",
      "section-1",
      "footnote-label-1",
    ]);
  });

  test("a heading without any words is not listed", () => {
    expect(compileAs("##\n\n## <b></b>\n\n## 😀\n\n## $x$").headings).toMatchObject([
      { text: "😀" },
      { text: "x" },
    ]);
  });
});

describe("M6: the title from a leading heading of level 1", () => {
  test.each([
    ["first", "# A *title* {#t}\n\nText", "A title"],
    ["after a comment", "<!-- c -->\n\n# A title", "A title"],
    ["after an import", 'import x from "./x"\n\n# A title', "A title"],
    ["with a product word", "# About {product.name}", "About Acme"],
    ["after text", "Text\n\n# A title", null],
    ["of level 2", "## A title", null],
  ])("%s", (_, source, title) => {
    expect(compileAs(source).title).toBe(title);
  });

  test.each([
    ["after text", true, "Text\n\n# A"],
    ["in an element", true, "Text\n\n<div>\n\n# A\n\n</div>"],
    ["at the start", false, "# A\n\n# B"],
    ["after another heading", false, "Text\n\n## A\n\n# B"],
    ["after a line", false, "Text\n\n---\n\n# B"],
    ["nowhere", false, "Text"],
  ])("a document brings a title of its own further down: %s", (_, expected, source) => {
    expect(compileAs(source).hasTitleBelow).toBe(expected);
  });

  test("it is taken out of the page", () => {
    const { tree, headings } = compileAs("# A title\n\nText");
    expect(tree).toEqual([["p", {}, "Text"]]);
    expect(headings).toEqual([]);
  });
});
