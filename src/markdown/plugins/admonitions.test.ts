import { problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";

const admonition = (props: object, inner: string) =>
  `<div data-element="Admonition" data-props="${JSON.stringify(props).replaceAll('"', "&quot;")}">${inner}</div>`;
const TEXT = "<p>a</p>";

describe("M1, M6: admonitions as Docusaurus has them", () => {
  test.each([
    [":::note", { kind: "note" }],
    [":::danger", { kind: "danger" }],
    [":::note Title", { kind: "note", title: "Title" }],
    [":::note[Title]", { kind: "note", title: "Title" }],
    [":::tip  A *title* on `{x}` {product.name}  ", { kind: "tip", title: "A title on {x} Acme" }],
    [":::note[Hey **you** on {product.name}]", { kind: "note", title: "Hey you on Acme" }],
    [":::tip[]{#a .b}", { kind: "tip", id: "a" }],
    [":::info A “b” {#id}", { kind: "info", title: "A “b”" }],
    [":::info{#id .class}", { kind: "info", id: "id" }],
    [":::info[A]{.class}", { kind: "info", title: "A" }],
    [":::info {.class}", { kind: "info" }],
    [":::warning", { kind: "warning" }],
    [":::caution", { kind: "warning", title: "Caution" }],
    [":::caution Look", { kind: "warning", title: "Look" }],
    [":::important", { kind: "info", title: "Important" }],
    [":::success", { kind: "tip", title: "Success" }],
    [":::secondary", { kind: "note", title: "Note" }],
    // Words of the site's own.
    [":::yearn", { kind: "note", title: "Yearn" }],
    [":::yearn[What is it?]", { kind: "note", title: "What is it?" }],
    [":::tips", { kind: "tip", title: "Tips" }],
  ])("%s", (fence, props) => {
    expectHtml(`${fence}\n\na\n\n:::`, admonition(props, TEXT));
  });

  const inner = admonition({ kind: "tip", title: "In" }, TEXT);
  const outer = admonition({ kind: "note", title: "Out" }, inner);

  test.each([
    ["with CRLF line ends", ":::tip In\r\n\r\na\r\n\r\n:::\r\n", inner],
    ["in each other", "::::note Out\n\n:::tip In\n\na\n\n:::\n\n::::", outer],
    ["in a list", "- b\n\n  :::tip In\n\n  a\n\n  :::", `<ul><li><p>b</p>${inner}</li></ul>`],
    ["in a quotation", "> :::tip In\n> a\n> :::", `<blockquote>${inner}</blockquote>`],
    [
      "as far indented as the element that it is in",
      "<Card>\n    :::tip In\n\n    a\n\n    :::\n\n    b\n</Card>",
      `<div data-element="Card" data-props="{}">${inner}<p>b</p></div>`,
    ],
    [
      "as an element of that name",
      '<Admonition type="caution">\n\na\n\n</Admonition>',
      admonition({ kind: "warning", title: "Caution" }, TEXT),
    ],
    [
      "as such an element with a title of its own",
      '<Admonition type="caution" title="Own">\n\na\n\n</Admonition>',
      admonition({ kind: "warning", title: "Own" }, TEXT),
    ],
    [
      "but no colon inside prose",
      "At 10:30 :note and ::tip[x]",
      "<p>At 10:30 :note and ::tip[x]</p>",
    ],
  ])("%s", (_, source, html) => {
    expectHtml(source, html);
  });

  // `stray-signs.test.ts` has the warnings.
  test.each([
    ["up to the end where nothing closes them", ":::tip In\n\na", inner],
    [
      "up to the end of a list",
      "- :::note\n\na",
      `<ul><li>${admonition({ kind: "note" }, "")}</li></ul><p>a</p>`,
    ],
    ["but not three colons alone", "::: a", "<p>::: a</p>"],
  ])("%s, with a warning", (_, source, html) => {
    expect(htmlOf(source)).toBe(html);
  });

  test.each([
    [":::wraning\n\na\n\n:::", "wraning", "warning"],
    [":::wraning Look out\n\na\n\n:::", "wraning", "warning"],
    ['<Admonition type="tpi" />', "tpi", "tip"],
  ])("an unknown kind is an error that names the known ones: %j", (source, kind, nearest) => {
    expect(problemsOf(`First.\n\n${source}`)).toEqual([
      `3:1 error unknown-admonition: \`:::${kind}\` is not an admonition. The admonitions are \`note\`, \`tip\`, \`info\`, \`warning\` and \`danger\`. Did you mean \`${nearest}\`?`,
    ]);
  });
});
