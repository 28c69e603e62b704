import { compileAs, problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";
import { like } from "../../../test/jest/like";

const DOCUMENT = "Scripts of the page would find this element instead of `document.…`.";
const FORM = "Scripts of the page would find this element instead of the property `…` of its form.";
const PAGE = "The page itself uses the name `…`.";

describe("F: an id or name that takes the place of what scripts use reaches a page in neither way", () => {
  const iframe = '<iframe title="a"></iframe>';
  const image = '<img src="data:image/png;base64,a" alt="b"/>';

  test.each<[html: string, element: string, attribute: string, name: string, why: string]>([
    [iframe, "iframe", "name", "getElementById", DOCUMENT],
    [iframe, "iframe", "name", "querySelector", DOCUMENT],
    [iframe, "iframe", "name", "createElement", DOCUMENT],
    [iframe, "iframe", "name", "addEventListener", DOCUMENT],
    [iframe, "iframe", "name", "nodeType", DOCUMENT],
    [image, "img", "name", "body", DOCUMENT],
    [image, "img", "id", "cookie", DOCUMENT],
    ["<form></form>", "form", "name", "body", DOCUMENT],
    ["<input/>", "input", "name", "attributes", FORM],
    ["<button>a</button>", "button", "id", "style", FORM],
    ["<b>a</b>", "b", "id", "___loader", PAGE],
    ["<form></form>", "form", "name", "pageData", PAGE],
    ["<h2>a</h2>", "h2", "id", "siteMain", PAGE],
    ["<b>a</b>", "b", "id", "footnote-label", PAGE],
    ["<b>a</b>", "b", "id", "user-content-fn-1", PAGE],
  ])("%s <%s %s=%j>", (html, element, attribute, name, why) => {
    const source = html.replace(`<${element}`, `<${element} ${attribute}="${name}"`);
    const said = `The build removes the attribute \`${attribute}\` of \`<${element}>\`. ${why.replace("…", name)} Write another one, for example \`${name}-1\`.`;
    expectHtml(source, html, [`1:1 warning unsafe-markup: ${said}`]);
  });

  test("nor out of code, nor as the id of a box", () => {
    const source =
      '{[1].map((a) => <b key={a} id={"___" + "loader"} {...{ id: "___push" }}>c</b>)}';
    expect(htmlOf(source, "mdx")).toBe("<b>c</b>");
    expect(problemsOf(source, "mdx")).toHaveLength(2);
    expect(problemsOf(":::note{#___gatsby}\na\n:::")).toEqual([
      like("1:1 warning unsafe-markup: The build removes the attribute `id` of `<Admonition>`. …"),
    ]);
  });

  test("nor as the id of a heading, which gets another", () => {
    const source = "## A {#___gatsby}\n\n## `___loader`\n\n## B {#a}\n\n## Location\n\n## Content";
    const { headings } = compileAs(source);
    const ids = ["a-1", "___loader-1", "a", "location", "content"];
    expect(headings.map(({ id }) => id)).toEqual(ids);
    expect(problemsOf(source)).toEqual([
      "1:1 warning unsafe-markup: The build gives this heading another id than `___gatsby`. The page itself uses the name `___gatsby`. Write another one, for example `___gatsby-1`.",
    ]);
  });
});

test.each([
  '<form name="contact" id="body"><input name="title" id="name"/></form>',
  '<a id="defaultView" name="pagePath">a</a>',
  '<b id="getElementById">a</b>',
  '<iframe name="location" title="a"></iframe>',
])("an id or name that takes nothing's place stays: %s", (html) => {
  expectHtml(html, html);
});
