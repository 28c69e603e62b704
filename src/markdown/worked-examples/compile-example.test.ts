import { numberText } from "../../site/worked-examples/number-format";
import { compileExample } from "./compile-example";
import type { ExampleFault } from "./read-yaml";
import type { ExampleEnvironment } from "./scope";

const figures: Record<string, { name: string; value: number; unit?: string; text: string }> = {
  "fees.volatile": { name: "Fee", value: 0.3, unit: "percent", text: "0.3%" },
  "lock.longest": { name: "Longest lock", value: 4, unit: "years", text: "4 years" },
  "pool.reserve": { name: "Reserve", value: 1000, text: "1,000" },
};

const environment: ExampleEnvironment = {
  words: new Map([["product.short", "ACM"]]),
  figure: (key) => figures[key],
  figureKeys: Object.keys(figures),
};

function compiled(...lines: string[]) {
  const faults: ExampleFault[] = [];
  const example = compileExample(lines.join("\n"), environment, faults);
  expect(faults).toEqual([]);
  if (!example) throw new Error("no example");
  return example;
}

/** The values as texts, by name. */
function texts(...lines: string[]): Record<string, string> {
  const { data, values } = compiled(...lines);
  return Object.fromEntries(
    Object.entries({ ...data.inputs, ...data.results }).map(([name, { format }]) => {
      const all = [values.get(name)]
        .flat()
        .map((value) => (typeof value === "string" ? value : numberText(Number(value), format)));
      return [name, all.join(" | ")];
    }),
  );
}

test("a swap's fee", () => {
  expect(
    texts(
      "inputs:",
      "  swap: 10,000 USDC, from 100 to 1,000,000",
      "  staked: 80%, from 0% to 100%, step 5%",
      "results:",
      "  fee: swap * figures.fees.volatile",
      "  toVoters: fee * staked",
    ),
  ).toEqual({ swap: "10,000 USDC", staked: "80%", fee: "30 USDC", toVoters: "24 USDC" });
});

test("results in any order, with figures, product words, labels and formats", () => {
  const lines = [
    "inputs:",
    "  locked: { value: '1,000 {product.short}', label: Tokens that you lock }",
    "  left: 52 weeks",
    "results:",
    "  share: { value: weight / locked, show: 'percent, 1 decimal' }",
    "  weight: lockWeight(locked, left, figures.lock.longest)",
    "  change: { value: weight / locked - 1, show: 'percent, up to 3 decimals, sign' }",
  ];
  expect(texts(...lines)).toEqual({
    locked: "1,000 ACM",
    left: "52 weeks",
    share: "24.9%",
    weight: "249.32 ACM",
    change: "−75.068%",
  });
  const { data, figures: used, formulas } = compiled(...lines);
  expect(Object.keys(data.results)).toEqual(["weight", "share", "change"]);
  expect(data.inputs.locked?.label).toBe("Tokens that you lock");
  expect([used, formulas]).toEqual([["lock.longest"], ["lockWeight"]]);
});

test("an input that stands for a figure, with a range", () => {
  const { data } = compiled(
    "inputs:",
    "  fee: figures.fees.volatile, from 0.01% to 1%",
    "  paid: 2,000 USDC",
    "results:",
    "  cost: paid * fee",
  );
  expect(data.inputs.fee).toEqual({
    label: "fee",
    value: 0.003,
    format: { isPercent: true },
    figure: "fees.volatile",
    range: { least: 0.0001, most: 0.01, step: expect.closeTo(0.0001) },
  });
});

test("the range of a figure grows with the figure", () => {
  const { data } = compiled(
    "inputs:",
    "  longest: figures.lock.longest, from 1 to 3",
    "results:",
    "  twice: longest * 2",
  );
  expect(data.inputs.longest?.range).toEqual({ least: 1, most: 4, step: 1 });
});

test("lists are the columns of a table", () => {
  expect(
    texts(
      "inputs:",
      "  sold: [10, 100, 1000]",
      "  size: [small, '{product.short}', large]",
      "results:",
      "  bought: volatileSwap(sold, figures.pool.reserve, figures.pool.reserve)",
      "  total: sum(bought)",
    ),
  ).toEqual({
    sold: "10 | 100 | 1,000",
    size: "small | ACM | large",
    bought: "9.9 | 90.91 | 500",
    total: "600.81",
  });
});

/** What is wrong, each with the text at its place. */
function faultsOf(...lines: string[]): string[] {
  const faults: ExampleFault[] = [];
  const yaml = lines.join("\n");
  expect(compileExample(yaml, environment, faults)).toBeUndefined();
  return faults.map(
    ({ message, offset }) => `${yaml.slice(offset).split(/[\n,:]/)[0]}: ${message}`,
  );
}

describe("what is wrong with an example", () => {
  const inputs = (...entries: string[]) => ["inputs:", ...entries.map((entry) => `  ${entry}`)];
  const results = (...entries: string[]) => ["results:", ...entries.map((entry) => `  ${entry}`)];

  test.each<[string, string[], string[]]>([
    [
      "no map",
      ["just text"],
      [
        "just text: Expected `inputs:` with names and numbers, and `results:` with names and expressions.",
      ],
    ],
    [
      "nothing",
      [""],
      [": Expected `inputs:` with names and numbers, and `results:` with names and expressions."],
    ],
    [
      "another part",
      ["input:", "  a: 1"],
      ["input: `input` is not a part of an example. Did you mean `inputs`?"],
    ],
    ["no YAML", ["inputs: {a: 1"], []],
    [
      "a name",
      inputs("my-swap: 1"),
      [
        "my-swap: `my-swap` cannot be a name. A name has letters and digits only, and begins with a letter.",
      ],
    ],
    [
      "a name of JavaScript",
      inputs("constructor: 1"),
      ["constructor: `constructor` means something else. Choose another name."],
    ],
    [
      "a list that is too long",
      inputs(`a: [${"1, ".repeat(100)}1]`),
      ["1: A list may have at most 100 values, found 101."],
    ],
    [
      "a name that is taken",
      inputs("min: 1"),
      ["min: `min` means something else. Choose another name."],
    ],
    [
      "a name twice",
      [...inputs("a: 1"), ...results("a: 2")],
      ["a: There is a second `a`. Keep only one of them."],
    ],
    [
      "no number",
      inputs("a: ten"),
      [
        "ten: `ten` is no number. Expected one like `10,000 USDC`, `0.3%` or `4 weeks`, or the name of a figure.",
      ],
    ],
    [
      "a wrong comma",
      inputs("a: 1,5"),
      [
        "1: `1,5` is no number. Expected one like `10,000 USDC`, `0.3%` or `4 weeks`, or the name of a figure.",
      ],
    ],
    ["no value", inputs("a:"), [": `a` has no value."]],
    ["no value in a map", inputs("a: { label: A }"), ["a: `a` has no `value`."]],
    [
      "an unknown key",
      inputs("a: { value: 1, lable: A }"),
      ["lable: `lable` is not a known key of `a`. Did you mean `label`?"],
    ],
    [
      "an unknown figure",
      inputs("a: figures.fees.volatil"),
      [
        "figures.fees.volatil: `figures.fees.volatil` is not a figure. Did you mean `fees.volatile`?",
      ],
    ],
    [
      "a range without the value",
      inputs("a: 5, from 10 to 20"),
      ["5: The range from 10 to 20 does not contain the value."],
    ],
    ["an empty range", inputs("a: 5, from 20 to 10"), ["5: The range from 20 to 10 is empty."]],
    [
      "a range in another unit",
      inputs("a: 5 USDC, from 1 ABC to 10"),
      ["5 USDC: `1 ABC` must be in `USDC`, as the value is."],
    ],
    [
      "a range without percent",
      inputs("a: 5%, from 1 to 10"),
      ["5%: `1` must be in `%`, as the value is.", "5%: `10` must be in `%`, as the value is."],
    ],
    [
      "a way to show",
      inputs("a: { value: 1, show: two decimals }"),
      [
        "two decimals }: `two decimals` is no way to show a number. Expected `2 decimals`, `up to 4 decimals`, `percent`, `number` or `sign`, with commas between.",
      ],
    ],
    [
      "percent of a unit",
      [...inputs("a: 1 USDC"), ...results("b: { value: a * 2, show: percent }")],
      ["b: `b` is in `USDC`, so it cannot be shown as a percentage."],
    ],
    [
      "lists of different length",
      inputs("a: [1, 2]", "b: [1, 2, 3]"),
      [
        "1: This list has 3 values, and another of the example has 2. All lists must be as long as each other.",
      ],
    ],
    [
      "a list of mixed units",
      inputs("a: [1 USDC, 2 ABC]"),
      ["2 ABC]: `2 ABC` has another unit than `1 USDC`."],
    ],
    [
      "an unknown name",
      [...inputs("swap: 1"), ...results("a: 2 * swp")],
      ["swp: `swp` is not a value here. Did you mean `swap`?"],
    ],
    [
      "an unknown figure in a result",
      results("a: 2 * figures.fees.volatil"),
      ["figures.fees.volatil: `figures.fees.volatil` is not a value here."],
    ],
    [
      "a fault of a result, told once",
      [...inputs("swap: 1"), ...results("a: 2 *", "b: a + swap")],
      ["*: The expression cannot be read here."],
    ],
    ["itself", results("a: a + 1"), ["a + 1: `a` needs itself: `a` → `a`."]],
    [
      "a cycle",
      results("a: b + 1", "b: c", "c: a"),
      ["a: `a` needs itself: `a` → `b` → `c` → `a`."],
    ],
    [
      "units",
      [...inputs("a: 1 USDC", "b: 1 week"), ...results("c: a + b")],
      ["a + b: `+` has `USDC` and `week`. Both must have the same unit."],
    ],
    [
      "a division by zero",
      [...inputs("a: 1", "b: 1"), ...results("c: 1 / (a - b)")],
      [
        "1 / (a - b): `c` is no number. It divides by zero, takes the root of a negative number, or is too large.",
      ],
    ],
    [
      "overflow",
      [...inputs("a: 1000"), ...results("c: a ^ a")],
      [
        "a ^ a: `c` is no number. It divides by zero, takes the root of a negative number, or is too large.",
      ],
    ],
    [
      "a range in vain",
      [...inputs("a: 1, from 0 to 2")],
      [
        "a: A reader can change `a`, but no result depends on it. Use it in a result, or remove its range.",
      ],
    ],
    [
      "all parts of an input",
      [...inputs("a: ten, from one to 5 ABC, step two", "b: 1, from 9 to 2, step 0")],
      [
        ...["ten", "one", "two"].map(
          (part) =>
            `ten: \`${part}\` is no number. Expected one like \`10,000 USDC\`, \`0.3%\` or \`4 weeks\`, or the name of a figure.`,
        ),
        "1: A step must be more than zero.",
        "1: The range from 9 to 2 is empty.",
      ],
    ],
    [
      "all values of a list, and all lists",
      inputs("a: [1 USDC, 2 ABC, 3, 4 USDC]", `b: [${"1, ".repeat(100)}1]`, "c: [1, 2]"),
      [
        "2 ABC: `2 ABC` has another unit than `1 USDC`.",
        "3: `3` has another unit than `1 USDC`.",
        "1: A list may have at most 100 values, found 101.",
        "1: This list has 101 values, and another of the example has 4. All lists must be as long as each other.",
        "1: This list has 2 values, and another of the example has 4. All lists must be as long as each other.",
      ],
    ],
    [
      "all divisions by zero, but not what needs them",
      [...inputs("a: 0"), ...results("b: 1 / a", "c: b + 1", "d: 2 / a")],
      ["1 / a: `b`", "2 / a: `d`"].map(
        (what) =>
          `${what} is no number. It divides by zero, takes the root of a negative number, or is too large.`,
      ),
    ],
    ["a list as a result", results("a: [1, 2]"), ["a: `a` is a list. A result is an expression."]],
  ])("%s", (_, lines, expected) => {
    const found = faultsOf(...lines);
    if (expected.length > 0) expect(found).toEqual(expected);
    else expect(found.length).toBeGreaterThan(0);
  });

  test("all faults at once", () => {
    expect(faultsOf(...inputs("a: one", "b: two"), ...results("c: 1 +", "d: e")).length).toBe(4);
  });

  test("YAML that is too long or too deep", () => {
    expect(faultsOf("inputs:", `  a: ${"1".repeat(20_000)}`)).toHaveLength(1);
    expect(faultsOf(`inputs: ${"[".repeat(2000)}`).length).toBeGreaterThan(0);
    expect(faultsOf(`inputs: ${"{a: ".repeat(2000)}`).length).toBeGreaterThan(0);
  });

  test("aliases are no values", () => {
    expect(faultsOf("inputs:", "  a: &x 1", "  b: *x").length).toBe(1);
  });
});
