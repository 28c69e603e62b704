import { join } from "node:path";
import { plainEnvironment } from "../../test/jest/plain-environment";
import { contentRoot } from "../../test/jest/roots";
import type { TreeNode } from "../site/tree";
import { compile } from "./compile";
import type { Environment } from "./environment";
import { plainText, toSections } from "./tree/sections";

const path = join(contentRoot, "docs/example.md");

const figures: Record<string, { name: string; value: number; unit?: string; text: string }> = {
  "fees.volatile": { name: "Fee", value: 0.3, unit: "percent", text: "0.3%" },
  "lock.longest": { name: "Longest lock", value: 4, unit: "years", text: "4 years" },
};

const environment: Environment = {
  ...plainEnvironment,
  words: () =>
    new Map([
      ["product.short", "ACM"],
      ...Object.entries(figures).map(([key, { text }]) => [`figures.${key}`, text] as const),
    ]),
  figure: (key) => figures[key],
};

const compiled = (...lines: string[]) => compile(lines.join("\n"), path, environment);

/** Returns the text of a document without problems. */
function textOf(...lines: string[]): string {
  const { tree, problems } = compiled(...lines);
  expect(problems).toEqual([]);
  return plainText(tree);
}

const SWAP = [
  ":::example[A swap]",
  "",
  "```yaml",
  "inputs:",
  "  swap: 10,000 USDC, from 100 to 1,000,000",
  "  staked: 80%",
  "results:",
  "  fee: swap * figures.fees.volatile",
  "  voters: fee * staked",
  "```",
  "",
];

test("M5 values stand in prose, lists, tables, headings and formulas", () => {
  expect(
    textOf(
      ...SWAP,
      "A swap of {example.swap} pays **{example.fee}**, of which {example.staked} is {example.voters}.",
      "",
      "- {example.fee.number} in all",
      "",
      "| Part | Amount |",
      "| --- | --- |",
      "| Voters | {example.voters} |",
      "",
      "{example.fee}",
      "",
      ":::",
    ),
  ).toBe(
    "A swap A swap of 10,000 USDC pays 30 USDC, of which 80% is 24 USDC. 30 in all Part · Amount Voters · 24 USDC 30 USDC",
  );
});

describe("M5 a calculation is shown with its working", () => {
  test("as text, which breaks over lines", () => {
    const [, paragraph] = compiled(
      ...SWAP.map((line) => line.replace(", from 100 to 1,000,000", "")),
      "All: {example.fee.working}.",
      "",
      ":::",
    ).tree;
    expect(paragraph).toEqual(["p", {}, "All: 10,000 · 0.3% = 30 USDC."]);
  });

  test("with what a reader can change", () => {
    const [example] = compiled(...SWAP, "{example.fee.working} or", "", ":::").tree as [
      Exclude<TreeNode, string>,
    ];
    expect(example[2]).toEqual([
      "p",
      {},
      ["ExampleValue", { name: "swap", form: "number" }, "10,000"],
      " · 0.3% = ",
      ["ExampleValue", { name: "fee" }, "30 USDC"],
      " or",
    ]);
  });

  test("with exponents", () => {
    const lines = ["results:", "  a: (1 + 1) ^ (2 ^ 2) * 3"];
    expect(
      compiled(":::example", "```yaml", ...lines, "```", "It is {example.a.working}", ":::").tree,
    ).toEqual([
      ["p", { id: "example" }, "It is (1 + 1)", ["sup", {}, "2", ["sup", {}, "2"]], " · 3 = 48"],
    ]);
  });

  test("as a formula on lines of its own, and in formulas", () => {
    const { formulas, problems, tree } = compiled(
      ...SWAP,
      "Of {example.swap}: $f = {example.voters}$, $({example.staked})^{2} + 2^{example.fee}$.",
      "",
      "$$",
      "v = {example.voters.working}",
      "$$",
      "",
      "{example.voters.working}",
      "",
      ":::",
    );
    expect(problems).toEqual([]);
    expect(formulas).toEqual([
      "f = 24",
      "(80\\%)^{2} + 2^{30}",
      "v = 30 \\cdot 80\\% = 24\\ \\text{USDC}",
      "30 \\cdot 80\\% = 24\\ \\text{USDC}",
    ]);
    expect(plainText(tree)).toContain("30 ⋅ 80 % = 24 USDC");
  });
});

test("M5 a row of a table is repeated for each value of a list", () => {
  expect(
    textOf(
      ":::example",
      "```yaml",
      "inputs:",
      "  price: [64, 100]",
      "  where: [below, above]",
      "results:",
      "  root: sqrt(price)",
      "  all: sum(root)",
      "```",
      "| Price | Root |",
      "| --- | --- |",
      "| {example.price}, {example.where} | {example.root} |",
      "| Sum | {example.all} |",
      "",
      "The first is {example.root.row1}, as {example.root.row2.working}.",
      ":::",
    ),
  ).toMatch(/^Price · Root 64, below · 8 100, above · 10 Sum · 18 The first is 8, as √100 = 10\.$/);
});

test("M5 a heading within an example begins a section, and the title is found", () => {
  const { tree, headings } = compiled(
    "First.",
    "",
    ...SWAP,
    "Pays {example.fee}.",
    "",
    "## Then {#then}",
    "",
    "More: {example.voters}.",
    "",
    ":::",
  );
  expect(headings).toEqual([{ id: "then", level: 2, text: "Then" }]);
  expect(toSections(tree)).toEqual([
    { id: null, heading: null, text: "First. A swap Pays 30 USDC.", blocks: [] },
    { id: "then", heading: "Then", text: "More: 24 USDC.", blocks: [] },
  ]);
});

test("M5 a preview of a post is without examples that can be changed", () => {
  const { preview } = compiled(
    ...SWAP,
    "Pays {example.fee}.",
    ":::",
    "",
    "<!-- truncate -->",
    "",
    "More.",
  );
  expect(preview).toEqual([["p", {}, "Pays 30 USDC."]]);
});

describe("an example that nobody can change is text", () => {
  const fixed = SWAP.map((line) => line.replace(/, from.*/, ""));
  test("with its title", () => {
    const { tree } = compiled(...fixed, "Pays {example.fee}.", "", ":::");
    expect(tree).toEqual([
      ["p", { id: "example-a-swap" }, ["strong", {}, "A swap"]],
      ["p", {}, "Pays 30 USDC."],
    ]);
  });

  test("with the anchor that its author has given", () => {
    const lines = fixed.map((line) => line.replace(":::example[A swap]", ":::example{#fee}"));
    const { tree } = compiled(...lines, "Pays {example.fee}.", "", ":::");
    expect(tree).toEqual([["p", { id: "fee" }, "Pays 30 USDC."]]);
  });
});

test("an example that a reader can change carries what a browser needs", () => {
  const {
    tree,
    needsModule,
    figures: used,
  } = compiled(...SWAP, "Pays {example.fee} for {example.swap} at {example.staked}.", "", ":::");
  expect(needsModule).toBe(false);
  expect(used).toEqual(["fees.volatile"]);
  const [example] = tree as [Exclude<TreeNode, string>];
  const [name, { data, ...props }, ...children] = example;
  expect([name, props, children]).toEqual([
    "Example",
    { id: "example-a-swap", title: "A swap" },
    [
      [
        "p",
        {},
        "Pays ",
        ["ExampleValue", { name: "fee" }, "30 USDC"],
        " for ",
        ["ExampleValue", { name: "swap", number: "10,000", after: " USDC" }, "10,000 USDC"],
        " at 80%.",
      ],
    ],
  ]);
  expect(data).toMatchInlineSnapshot(`
{
  "inputs": {
    "swap": {
      "format": {
        "unit": "USDC",
      },
      "range": {
        "least": 100,
        "most": 1000000,
        "step": 1000,
      },
      "value": 10000,
    },
  },
  "results": {
    "fee": {
      "format": {
        "unit": "USDC",
      },
      "program": [
        "*",
        "swap",
        0.003,
      ],
    },
    "voters": {
      "format": {
        "unit": "USDC",
      },
      "program": [
        "*",
        "fee",
        0.8,
      ],
    },
  },
  "rows": 0,
}
`);
});

test("M5 an input that nobody can change, because the text does not show it, is a warning", () => {
  const { problems } = compiled(
    ...SWAP.map((line) => line.replace("80%", "80%, from 0% to 100%")),
    "With {example.staked.number} and $s = {example.staked}$, {example.swap} pays {example.fee}.",
    "",
    ":::",
  );
  expect(problems.map(({ line, column, severity }) => ({ line, column, severity }))).toEqual([
    { line: 6, column: 3, severity: "warning" },
  ]);
  expect(problems[0]?.message).toBe(
    "A reader cannot change `staked`, because the text shows it nowhere as a number of its own. Write `{example.staked}` outside of formulas, or remove its range.",
  );
});

test("the data layer learns what the example has", () => {
  const { examples } = compiled("Text.", "", ...SWAP, ":::");
  expect(examples).toMatchInlineSnapshot(`
[
  {
    "figures": [
      "fees.volatile",
    ],
    "formulas": [],
    "id": "example-a-swap",
    "inputs": [
      {
        "figure": null,
        "label": "swap",
        "name": "swap",
        "range": {
          "from": "100 USDC",
          "to": "1,000,000 USDC",
        },
        "unit": "USDC",
        "values": [
          "10,000 USDC",
        ],
      },
      {
        "figure": null,
        "label": "staked",
        "name": "staked",
        "range": null,
        "unit": null,
        "values": [
          "80%",
        ],
      },
    ],
    "line": 3,
    "results": [
      {
        "expression": "swap * figures.fees.volatile",
        "label": "fee",
        "name": "fee",
        "unit": "USDC",
        "values": [
          "30 USDC",
        ],
      },
      {
        "expression": "fee * staked",
        "label": "voters",
        "name": "voters",
        "unit": "USDC",
        "values": [
          "24 USDC",
        ],
      },
    ],
    "title": "A swap",
  },
]
`);
});

/** The problems, each as `line:column code message`. */
const problemsOf = (...lines: string[]): string[] =>
  compiled(...lines).problems.map(
    ({ line, column, code, severity, message }) =>
      `${line}:${column} ${severity} ${code} ${message}`,
  );

describe("what is wrong is told at its place", () => {
  test.each<[string, string[], string[]]>([
    [
      "in the YAML",
      [
        ":::example",
        "",
        "```yaml",
        "inputs:",
        "  a: ten",
        "results:",
        "  b: 1 + c",
        "```",
        "",
        ":::",
      ],
      [],
    ],
    [
      "in the YAML within a list",
      ["- item", "", "  :::example", "  ```yaml", "  results:", "    b: 1 + c", "  ```", "  :::"],
      [],
    ],
    [
      "a faulty example, whose values stay as they are written",
      [
        ...SWAP.map((line) => line.replace("10,000", "ten")),
        "{example.fee} and {example.voters}",
        ":::",
      ],
      [],
    ],
    ["no YAML", [":::example", "Text", ":::"], []],
    ["nothing", [":::example", ":::"], []],
    ["another language", [":::example", "```js", "1", "```", ":::"], []],
    ["a name that is not there", [...SWAP, "{example.fees}", "", ":::"], []],
    ["a typing error in braces", [...SWAP, "{exmple.fee}", "", ":::"], []],
    ["an unknown form", [...SWAP, "{example.fee.text}", "", ":::"], []],
    ["the working of an input", [...SWAP, "{example.swap.working}", "", ":::"], []],
    ["a row of a single value", [...SWAP, "{example.swap.row1}", "", ":::"], []],
    ["outside", [...SWAP, ":::", "", "Text {example.fee}"], []],
    [
      "within another",
      [
        "::::example",
        "```yaml",
        "results:",
        "  b: 1",
        "```",
        ":::example",
        "```yaml",
        "results:",
        "  b: 1",
        "```",
        ":::",
        "::::",
      ],
      [],
    ],
    ["an element that is written by hand", ['<Example data="{}">Text</Example>'], []],
    [
      "an anchor twice",
      [...SWAP.with(0, ":::example{#same}"), ":::", "", "## Heading {#same}"],
      [],
    ],
    ["in a formula", [...SWAP, "$1 + {example.fees}$", "", ":::"], []],
  ])("%s", (_, lines) => {
    expect(problemsOf(...lines)).toMatchSnapshot();
  });

  test("a list outside of a table, and a row that is not there", () => {
    const list = ["inputs:", "  a: [1, 2]", "results:", "  b: a * 2"];
    expect(
      problemsOf(":::example", "```yaml", ...list, "```", "{example.b} {example.b.row3}", ":::"),
    ).toMatchSnapshot();
  });
});

test("braces with the same words elsewhere stay text", () => {
  expect(textOf("Write `{example.fee}` or {example.fee} {of.it}.")).toBe(
    "Write {example.fee} or {example.fee} {of.it}.",
  );
});
