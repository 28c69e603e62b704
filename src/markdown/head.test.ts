import { plainEnvironment } from "../../test/jest/plain-environment";
import { compile } from "./compile";

const compiled = (source: string, kind = "md") =>
  compile(source, `/x.${kind}`, {
    ...plainEnvironment,
    words: () => new Map([["product.name", "Acme"]]),
  });
const messagesOf = (inner: string) =>
  compiled(`<head>\n${inner}\n</head>`).problems.map(
    ({ line, severity, code, message }) => `${line} ${severity} ${code}: ${message}`,
  );

describe("M6 N2 `<head>` in a document", () => {
  test.each(["md", "mdx"])("goes into the head of the page (.%s)", (kind) => {
    const { head, tree, title, excerpt, needsModule, problems } = compiled(
      [
        "<head>",
        "  <title>Fees & *more* | {product.name}</title>",
        "  <meta",
        '    name="description"',
        '    content="Fees of {product.name}."',
        "  />",
        "",
        "  {/* a remark */}",
        "",
        '  <meta property="og:title" content={"Fees"} />',
        '  <link rel="alternate" hreflang="de" href="https://acme.example/de" />',
        "</head>",
        "",
        "# Fees",
        "",
        "A text.",
      ].join("\n"),
      kind,
    );
    expect(problems).toEqual([]);
    expect(head).toEqual([
      ["title", {}, "Fees & more | Acme"],
      ["meta", { name: "description", content: "Fees of Acme." }],
      ["meta", { property: "og:title", content: "Fees" }],
      ["link", { rel: "alternate", hrefLang: "de", href: "https://acme.example/de" }],
    ]);
    expect({ tree, title, excerpt, needsModule }).toEqual({
      tree: [["p", {}, "A text."]],
      title: "Fees",
      excerpt: "A text.",
      needsModule: false,
    });
  });

  test("may be in one line, and in a document with code", () => {
    const { head } = compiled("export const a = 1\n\n<head><title>A</title></head>\n\n{a}", "mdx");
    expect(head).toEqual([["title", {}, "A"]]);
  });

  test("is empty without one", () => {
    expect(compiled("A text.").head).toEqual([]);
  });

  const only = "Only `<title>`, `<meta>` and `<link>` may stand there.";
  const removes = (what: string, rest: string) =>
    `2 warning unsafe-markup: The build removes ${what} ${rest}`;
  test.each([
    ['<script src="/x.js"></script>', "`<script>`", `from \`<head>\`, because it is code. ${only}`],
    [
      "<style>b</style>",
      "`<style>`",
      `from \`<head>\`, because it changes the look of the whole page. ${only}`,
    ],
    ["<b>c</b>", "`<b>`", `from \`<head>\`. ${only}`],
    ["Text", "text", `from \`<head>\`. ${only}`],
    [
      '<base href="/" />',
      "`<base>`",
      `from \`<head>\`, because it changes all addresses of the page. ${only}`,
    ],
    [
      '<link rel="stylesheet" href="/x.css" />',
      '`<link rel="stylesheet">`',
      "from `<head>`, because it may load or change something. `rel` may be `alternate`, `author`, `canonical`, `help`, `license`, `me`, `next`, `prev`.",
    ],
    [
      '<meta name="viewport" content="width=1" />',
      '`<meta name="viewport">`',
      "from `<head>`, because the site sets it for all pages.",
    ],
    [
      '<meta http-equiv="refresh" content="0" />',
      "the attribute `http-equiv` of `<meta>` in `<head>`.",
      "It may have `name`, `property`, `content`, `media`.",
    ],
    [
      '<title onclick="a()">A</title>',
      "the attribute `onclick` of `<title>` in `<head>`.",
      "It may have no attributes.",
    ],
  ])("F what may not stand there is named: %s", (inner, what, rest) => {
    expect(messagesOf(inner)).toEqual([removes(what, rest)]);
    expect(compiled(`<head>\n${inner}\n</head>`).head.flat()).not.toContain("meta");
  });

  test("F an address that runs code is named", () => {
    expect(messagesOf('<link rel="canonical" href="javascript:a" />')).toEqual([
      expect.stringMatching("removes `<link>` from `<head>`: `javascript:a` has the scheme"),
    ]);
  });

  test("F text that code computes is named", () => {
    const { problems, head } = compiled(
      "export const a = '1'\n\n<head>\n<title>{a}</title>\n\n<meta name='b' content={a} />\n</head>",
      "mdx",
    );
    expect(head).toEqual([]);
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "4 The build removes `<title>` from `<head>`, because its text is known only when code runs. Write it out.",
      "6 The build removes `<meta>` from `<head>`, because its `content` is known only when code runs. Write it out.",
    ]);
  });
});
