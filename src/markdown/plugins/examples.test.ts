import { join } from "node:path";
import { problemLines } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { contentRoot } from "../../../test/jest/roots";
import { childrenOf } from "../../../test/jest/tree";
import type { DocumentTree } from "../../site/tree";
import { compile } from "../compile";
import type { Environment } from "../environment";
import { plainText } from "../tree/plain-text";
import { toSections } from "../tree/sections";

const figures: Record<string, { name: string; value: number; unit?: string; text: string }> = {
  "fees.volatile": { name: "Fee", value: 0.3, unit: "percent", text: "0.3%" },
};

const environment: Environment = {
  ...plainEnvironment,
  words: () => new Map([["figures.fees.volatile", "0.3%"]]),
  figure: (key) => figures[key],
};

const compiled = (source: string) => compile(source, join(contentRoot, "docs/a.md"), environment);

/** Returns the tree of a document without problems. */
function treeOf(source: string): DocumentTree {
  const { tree, problems } = compiled(source);
  expect(problems).toEqual([]);
  return tree;
}

/** Returns what is in the first element of a document. */
const within = (source: string): DocumentTree =>
  treeOf(source).flatMap((node) => (typeof node === "string" ? [] : childrenOf(node)));

/** Returns an example with this YAML. Its text begins in the third line below the YAML. */
const example = (yaml: string, text: string, start = ":::example"): string =>
  `${start}\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n\n${text}\n\n:::\n`;

const SWAP = `inputs:
  swap: 10,000 USDC, from 100 to 1,000,000
  staked: 80%
results:
  fee: swap * figures.fees.volatile
  voters: fee * staked`;
/** The same, but nobody can change it. */
const FIXED_SWAP = SWAP.replace(/, from.*/, "");

const swap = (text: string): string => example(SWAP, text, ":::example[A swap]");
const fixedSwap = (text: string): string => example(FIXED_SWAP, text, ":::example[A swap]");

test("M5 values stand in prose, lists, tables, headings and formulas", () => {
  const text = `A swap of {example.swap} pays **{example.fee}**, of which {example.staked} is {example.voters}.

- {example.fee.number} in all

| Part | Amount |
| --- | --- |
| Voters | {example.voters} |

{example.fee}`;
  expect(plainText(treeOf(swap(text)))).toBe(
    "A swap A swap of 10,000 USDC pays 30 USDC, of which 80% is 24 USDC. 30 in all Part · Amount Voters · 24 USDC 30 USDC",
  );
});

describe("M5 a calculation is shown with its working", () => {
  test("as text, which breaks over lines", () => {
    expect(treeOf(fixedSwap("All: {example.fee.working}."))[1]).toEqual([
      "p",
      {},
      "All: 10,000 · 0.3% = 30 USDC.",
    ]);
  });

  test("with what a reader can change", () => {
    expect(within(swap("{example.fee.working} of {example.swap}"))).toEqual([
      [
        "p",
        {},
        ["ExampleValue", { name: "swap", form: "number" }, "10,000"],
        " · 0.3% = ",
        ["ExampleValue", { name: "fee" }, "30 USDC"],
        " of ",
        ["ExampleValue", { name: "swap", number: "10,000", after: " USDC" }, "10,000 USDC"],
      ],
    ]);
  });

  test("with exponents", () => {
    const source = example("results:\n  a: (1 + 1) ^ (2 ^ 2) * 3", "It is {example.a.working}");
    expect(within(source)).toEqual([
      "It is (1 + 1)",
      ["sup", {}, "2", ["sup", {}, "2"]],
      " · 3 = 48",
    ]);
  });

  test("as a formula on lines of its own, and in formulas", () => {
    const text = `Of {example.swap}: $f = {example.voters}$, $({example.staked})^{2} + 2^{example.fee}$.

$$
v = {example.voters.working}
$$

{example.voters.working}`;
    const { formulas, problems, tree } = compiled(swap(text));
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
  const yaml = `inputs:
  price: [64, 100]
  where: [below, above]
results:
  root: sqrt(price)
  all: sum(root)`;
  const text = `| Price | Root |
| --- | --- |
| {example.price}, {example.where} | {example.root} |
| Sum | {example.all} |

The first is {example.root.row1}, as {example.root.row2.working}.`;
  expect(plainText(treeOf(example(yaml, text)))).toBe(
    "Price · Root 64, below · 8 100, above · 10 Sum · 18 The first is 8, as √100 = 10.",
  );
});

test("M5 a heading within an example begins a section, and the title is found", () => {
  const text = "Pays {example.fee} of {example.swap}.\n\n## Then {#then}\n\nMore.";
  const { tree, headings } = compiled(`First.\n\n${swap(text)}`);
  expect(headings).toEqual([{ id: "then", level: 2, text: "Then", line: 16 }]);
  expect(toSections(tree)).toMatchObject([
    { id: null, text: "First. A swap Pays 30 USDC of 10,000 USDC." },
    { id: "then", heading: "Then", text: "More." },
  ]);
});

test("M5 a preview of a post is without examples that can be changed", () => {
  const text = "Pays {example.fee} of {example.swap}.";
  const { preview } = compiled(`${swap(text)}\n<!-- truncate -->\n\nMore.`);
  expect(preview).toEqual([["p", {}, "Pays 30 USDC of 10,000 USDC."]]);
});

test("an example that nobody can change is text, with its title or its author's anchor", () => {
  expect(treeOf(fixedSwap("Pays {example.fee}."))).toEqual([
    ["p", { id: "example-a-swap" }, ["strong", {}, "A swap"]],
    ["p", {}, "Pays 30 USDC."],
  ]);
  expect(treeOf(example(FIXED_SWAP, "Pays {example.fee}.", ":::example{#fee}"))).toEqual([
    ["p", { id: "fee" }, "Pays 30 USDC."],
  ]);
});

test("an example that a reader can change carries what a browser needs", () => {
  const {
    tree,
    module,
    figures: used,
  } = compiled(swap("Pays {example.fee} for {example.swap} at {example.staked}."));
  expect(module).toBeNull();
  expect(used).toEqual(["fees.volatile"]);
  const usdc = { format: { unit: "USDC" } };
  const data = {
    inputs: {
      swap: { ...usdc, value: 10_000, range: { least: 100, most: 1_000_000, step: 1000 } },
    },
    results: {
      fee: { ...usdc, program: ["*", "swap", 0.003] },
      voters: { ...usdc, program: ["*", "fee", 0.8] },
    },
    rows: 0,
  };
  expect(tree).toEqual([
    [
      "Example",
      { id: "example-a-swap", title: "A swap", data },
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
});

test("the data layer learns what the example has", () => {
  const range = { from: "100 USDC", to: "1,000,000 USDC" };
  const fixed = { figure: null, range: null };
  expect(compiled(`Text.\n\n${swap("")}`).examples).toEqual([
    {
      id: "example-a-swap",
      title: "A swap",
      line: 3,
      figures: ["fees.volatile"],
      formulas: [],
      inputs: [
        { ...fixed, name: "swap", label: "swap", unit: "USDC", values: ["10,000 USDC"], range },
        { ...fixed, name: "staked", label: "staked", unit: null, values: ["80%"] },
      ],
      results: [
        {
          name: "fee",
          label: "fee",
          unit: "USDC",
          values: ["30 USDC"],
          expression: "swap * figures.fees.volatile",
        },
        {
          name: "voters",
          label: "voters",
          unit: "USDC",
          values: ["24 USDC"],
          expression: "fee * staked",
        },
      ],
    },
  ]);
});

describe("what is wrong is told at its place", () => {
  const NO_YAML = "error example: An example begins with a block of code in the language `yaml`, …";

  test.each<[what: string, source: string, problems: string[]]>([
    ["no YAML", ":::example\nText\n:::", [`2:1 ${NO_YAML}`]],
    ["nothing", ":::example\n:::", [`1:1 ${NO_YAML}`]],
    ["another language", ":::example\n```js\n1\n```\n:::", [`2:1 ${NO_YAML}`]],
    [
      "in the YAML",
      example("inputs:\n  a: ten\nresults:\n  b: 1 + c", ""),
      ["5:6 error example: `ten` is no number. …", "7:10 error example: `c` is not a value here."],
    ],
    [
      "in the YAML within a list",
      "- item\n\n  :::example\n  ```yaml\n  results:\n    b: 1 + c\n  ```\n  :::",
      ["6:12 error example: `c` is not a value here."],
    ],
    [
      "in a faulty example, whose values stay as they are written",
      example(FIXED_SWAP.replace("10,000", "ten"), "{example.fee} and {example.voters}"),
      ["5:9 error example: `ten USDC` is no number. …"],
    ],
    [
      "within another",
      `:${example("results:\n  b: 1", example("results:\n  b: 1", "").trim())}`.replace(
        /:::\n$/,
        "::::",
      ),
      ["8:1 error example: An example cannot be within another one. …"],
    ],
    [
      "an anchor twice",
      `${example(SWAP, "{example.swap}", ":::example{#same}")}\n## Heading {#same}`,
      ["16:1 warning duplicate-id: Two elements of this page have the id `same`. …"],
    ],
    [
      "a value outside",
      `${fixedSwap("")}\nText {example.fee}`,
      ["16:6 error unknown-example-value: `{example.fee}` is outside of an example. …"],
    ],
    [
      "a list outside of a table, and a row that is not there",
      example("inputs:\n  a: [1, 2]\nresults:\n  b: a * 2", "{example.b} {example.b.row3}"),
      [
        "10:1 error unknown-example-value: `b` is a list. … or name a row: `{example.b.row1}`.",
        "10:13 error unknown-example-value: `b` has the rows 1 to 2, and no row 3.",
      ],
    ],
  ])("%s", (_, source, problems) => {
    expect(problemLines(compiled(source))).toEqual(problems.map(like));
  });

  test.each([
    [
      "a name that is not there",
      "{example.fees}",
      "The example has no value `fees`. Did you mean `fee`?",
    ],
    [
      "in a formula",
      "$1 + {example.fees}$",
      "The example has no value `fees`. Did you mean `fee`?",
    ],
    ["in braces", "{exmple.fee}", "`{exmple.fee}` is not known. Did you mean `{example.fee}`?"],
    [
      "an unknown form",
      "{example.fee.text}",
      "`{example.fee.text}` is not known. Behind a name may …",
    ],
    [
      "the working of an input",
      "{example.swap.working}",
      "`swap` is an input, so there is no working …",
    ],
    [
      "a row of a single value",
      "{example.swap.row1}",
      "`swap` has one value only. Remove `.row1`.",
    ],
  ])("in the text of an example: %s", (_, text, said) => {
    expect(problemLines(compiled(fixedSwap(text)))).toEqual([
      like(`12:1 error unknown-example-value: ${said}`),
    ]);
  });

  test("M5 an input that nobody can change, because the text does not show it, is a warning", () => {
    const yaml = SWAP.replace("80%", "80%, from 0% to 100%");
    const text =
      "With {example.staked.number} and $s = {example.staked}$, {example.swap} pays {example.fee}.";
    expect(problemLines(compiled(example(yaml, text)))).toEqual([
      "6:3 warning example: A reader cannot change `staked`, because the text shows it nowhere as a number of its own. Write `{example.staked}` outside of formulas, or remove its range.",
    ]);
  });
});

test.each([
  [
    "swap: 10,000 USDC",
    [
      "8:1 warning example: `<Fees>` shows other numbers than this example: no input is one of its figures, `figures.fees.volatile`. …",
    ],
  ],
  ["fee: figures.fees.volatile", []],
])("M5 a chart follows an example with %s, or the check says that it does not", (input, said) => {
  const chart = { figures: ["fees.volatile"], chart: jest.fn() };
  const source = example(`inputs:\n  ${input}`, "<Fees />");
  const path = join(contentRoot, "docs/a.md");
  const elements = new Map([["Fees", chart]]);
  expect(problemLines(compile(source, path, { ...environment, elements }))).toEqual(said.map(like));
});

test("braces with the same words elsewhere stay text", () => {
  expect(plainText(treeOf("Write `{example.fee}` or {example.fee} {of.it}."))).toBe(
    "Write {example.fee} or {example.fee} {of.it}.",
  );
});

describe("N3 figures with a unit in the language of the build", () => {
  const lock = { name: "Verrou", value: 4, unit: "ans", ownUnit: "years", text: "4 ans" };
  const source = example(
    "inputs:\n  year: { value: 52 weeks/year }\nresults:\n  most: figures.lock.longest * year",
    "{example.most} of {example.year}",
  );
  const textIn = (isForeign: boolean) => {
    const { tree, problems } = compile(source, join(contentRoot, "docs/a.md"), {
      ...environment,
      figure: () => lock,
      isForeign: () => isForeign,
    });
    expect(problems).toEqual([]);
    return plainText(tree);
  };

  test("a text that nobody has translated computes with its own units, another with its words", () => {
    expect(textIn(true)).toContain("208 weeks of 52");
    expect(textIn(false)).toContain("ans");
  });
});
