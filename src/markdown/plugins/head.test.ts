import { compileAs, KINDS, problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

const HEAD = `<head>
  <title>Fees & *more* | {product.name}</title>
  <meta
    name="description"
    content="Fees of {product.name}."
  />

  {/* a remark */}

  <meta property="og:title" content={"Fees"} />
  <link rel="alternate" hreflang="de" href="https://acme.example/de" />
</head>

# Fees

A text.
`;

describe("M6 N2 `<head>` in a document", () => {
  test.each(KINDS)("goes into the head of the page (.%s)", (kind) => {
    expect(compileAs(HEAD, kind)).toMatchObject({
      problems: [],
      head: [
        ["title", {}, "Fees & more | Acme"],
        ["meta", { name: "description", content: "Fees of Acme." }],
        ["meta", { property: "og:title", content: "Fees" }],
        ["link", { rel: "alternate", hrefLang: "de", href: "https://acme.example/de" }],
      ],
      tree: [["p", {}, "A text."]],
      title: "Fees",
      excerpt: "A text.",
      module: null,
    });
  });

  test("may be in one line, and in a document with code", () => {
    const source = "export const a = 1\n\n<head><title>A</title></head>\n\n{a}";
    expect(compileAs(source, "mdx").head).toEqual([["title", {}, "A"]]);
  });

  const ONLY = "Only `<title>`, `<meta>` and `<link>` may stand there.";
  test.each([
    ['<script src="/x.js"></script>', `\`<script>\` from \`<head>\`, because it is code. ${ONLY}`],
    [
      "<style>b</style>",
      `\`<style>\` from \`<head>\`, because it changes the look of the whole page. ${ONLY}`,
    ],
    ["<b>c</b>", `\`<b>\` from \`<head>\`. ${ONLY}`],
    ["Text", `text from \`<head>\`. ${ONLY}`],
    [
      '<base href="/" />',
      `\`<base>\` from \`<head>\`, because it changes all addresses of the page. ${ONLY}`,
    ],
    [
      '<link rel="stylesheet" href="/x.css" />',
      '`<link rel="stylesheet">` from `<head>`, because it may load or change something. …',
    ],
    [
      '<link rel="canonical" href="javascript:a" />',
      "`<link>` from `<head>`: `javascript:a` has the scheme …",
    ],
    [
      '<meta name="viewport" content="width=1" />',
      '`<meta name="viewport">` from `<head>`, because the site sets it for all pages.',
    ],
    [
      '<meta http-equiv="refresh" content="0" />',
      "the attribute `http-equiv` of `<meta>` in `<head>`. It may have `name`, `property`, …",
    ],
    [
      '<title onclick="a()">A</title>',
      "the attribute `onclick` of `<title>` in `<head>`. It may have no attributes.",
    ],
    [
      "<title>{1 + 1}</title>",
      "`<title>` from `<head>`, because its text is known only when code runs. Write it out.",
    ],
    [
      "<meta name='b' content={1 + 1} />",
      "`<meta>` from `<head>`, because its `content` is known only when code runs. Write it out.",
    ],
  ])("F what may not stand there is named and left out: %s", (inner, said) => {
    const source = `<head>\n${inner}\n</head>`;
    expect(problemsOf(source, "mdx")).toEqual([
      like(`2:… warning unsafe-markup: The build removes ${said}`),
    ]);
    const kept = inner.startsWith("<title on") ? [["title", {}, "A"]] : [];
    expect(compileAs(source, "mdx").head).toEqual(kept);
  });
});
