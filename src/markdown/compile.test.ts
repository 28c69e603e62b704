import { join } from "node:path";
import { compileAs, environment, FOLDER, pathOf, placesOf } from "../../test/jest/compile-as";
import { contentRoot } from "../../test/jest/roots";
import { compile } from "./compile";

const WHOLE = `# The {product.name} *primer*

Tokens are locked for {figures.lock.longest}: see [ranges](../../docs/core/cl.md#ticks).

<!-- truncate -->

## Weight of a lock {#weight}

:::tip[Ask {product.name}]

A weight is $a_{i}$ and *more*.

:::

![The epochs of {product.name}](./week.png)
`;

test("M6: a whole document", () => {
  const file = join(contentRoot, "docs/core/cl.md");
  const routeOf = (path: string) => (path === file ? "/docs/core/cl" : undefined);
  const compiled = compile(WHOLE, pathOf("md"), { ...environment, routeOf });
  const first = [
    "p",
    {},
    "Tokens are locked for 4 years: see ",
    ["a", { href: "/docs/core/cl#ticks" }, "ranges"],
    ".",
  ];
  const formula = [
    "math",
    { className: "notranslate" },
    ["msub", {}, ["mi", {}, "a"], ["mi", {}, "i"]],
  ];
  const image = `${FOLDER}/week.png`;
  expect(compiled).toEqual({
    tree: [
      first,
      ["h2", { id: "weight" }, "Weight of a lock"],
      [
        "Admonition",
        { kind: "tip", title: "Ask Acme" },
        ["p", {}, "A weight is ", formula, " and ", ["em", {}, "more"], "."],
      ],
      ["img", { src: image, alt: "The epochs of Acme" }],
    ],
    preview: [first],
    module: null,
    title: "The Acme primer",
    headings: [{ id: "weight", level: 2, text: "Weight of a lock", line: 7 }],
    links: [
      {
        href: "../../docs/core/cl.md#ticks",
        target: "/docs/core/cl#ticks",
        file,
        line: 3,
        column: 51,
      },
    ],
    images: [image],
    parts: [],
    code: [],
    sources: [],
    cardLists: [],
    figures: ["lock.longest"],
    terms: [],
    formulas: ["a_{i}"],
    examples: [],
    hasTitleBelow: false,
    head: [],
    excerpt: "Tokens are locked for 4 years: see ranges.",
    problems: [],
  });
});

test.each([
  ["no characters", ""],
  ["empty lines alone", "\n\n\n"],
  ["a comment alone", "<!-- later -->"],
])("F: an empty document: %s", (_, source) => {
  const { tree, preview, title, headings, excerpt, problems } = compileAs(source);
  expect([tree, headings, problems]).toEqual([[], [], []]);
  expect([preview, title, excerpt]).toEqual([null, null, ""]);
});

describe("R3: the excerpt", () => {
  test.each([
    ["the first paragraph", "## A\n\n- list\n\nOne *two*.\n\nThree", "One two."],
    ["nothing when there is no paragraph", "## A", ""],
    ["200 characters whole", "x".repeat(200), "x".repeat(200)],
    ["a longer one up to its last whole word", "word ".repeat(50), `${"word ".repeat(39)}word…`],
  ])("%s", (_, source, expected) => {
    expect(compileAs(source).excerpt).toBe(expected);
  });
});

describe("F: what cannot be read is an error with its place, never an exception", () => {
  test("an unreadable document has no tree", () => {
    const { tree, preview, problems } = compileAs("One\n\n<!-- truncate -->\n\nimport x from");
    expect(problems).toMatchObject([
      { code: "syntax", severity: "error", file: pathOf("md"), line: 5 },
    ]);
    expect([tree, preview]).toEqual([[], null]);
  });

  test("a huge document is not read", () => {
    expect(placesOf("é".repeat(510_000))).toEqual(["1:1 error too-long"]);
  });

  test("all errors of a readable document are named at once", () => {
    expect(placesOf("{product.x} ![a](./no.png)\n\n<Boks />").toSorted()).toEqual([
      "1:1 error unknown-word",
      "1:13 error broken-image",
      "3:1 error unknown-element",
    ]);
  });
});
