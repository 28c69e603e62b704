import { like } from "../../../test/jest/like";
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

function compiled(yaml: string) {
  const faults: ExampleFault[] = [];
  const example = compileExample(yaml, environment, faults);
  expect(faults).toEqual([]);
  if (!example) throw new Error("no example");
  return example;
}

/** The values as texts, by name. */
function texts(yaml: string): Record<string, string> {
  const { data, values } = compiled(yaml);
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
  const yaml = `inputs:
  swap: 10,000 USDC, from 100 to 1,000,000
  staked: 80%, from 0% to 100%, step 5%
results:
  fee: swap * figures.fees.volatile
  toVoters: fee * staked`;
  expect(texts(yaml)).toEqual({
    swap: "10,000 USDC",
    staked: "80%",
    fee: "30 USDC",
    toVoters: "24 USDC",
  });
});

test("results in any order, with figures, product words, labels and formats", () => {
  const yaml = `inputs:
  locked: { value: '1,000 {product.short}', label: Tokens that you lock }
  left: 52 weeks
results:
  share: { value: weight / locked, show: 'percent, 1 decimal' }
  weight: lockWeight(locked, left, figures.lock.longest)
  change: { value: weight / locked - 1, show: 'percent, up to 3 decimals, sign' }`;
  expect(texts(yaml)).toEqual({
    locked: "1,000 ACM",
    left: "52 weeks",
    share: "24.9%",
    weight: "249.32 ACM",
    change: "−75.068%",
  });
  const { data, figures: used, formulas } = compiled(yaml);
  expect(Object.keys(data.results)).toEqual(["weight", "share", "change"]);
  expect(data.inputs.locked?.label).toBe("Tokens that you lock");
  expect([used, formulas]).toEqual([["lock.longest"], ["lockWeight"]]);
});

test("an input that stands for a figure, with a range", () => {
  const yaml = "inputs:\n  fee: figures.fees.volatile, from 0.01% to 1%\nresults:\n  cost: 2 * fee";
  expect(compiled(yaml).data.inputs.fee).toEqual({
    label: "fee",
    value: 0.003,
    format: { isPercent: true },
    figure: "fees.volatile",
    range: { least: 0.0001, most: 0.01, step: expect.closeTo(0.0001) },
  });
});

test("the range of a figure grows with the figure", () => {
  const yaml =
    "inputs:\n  longest: figures.lock.longest, from 1 to 3\nresults:\n  twice: longest * 2";
  expect(compiled(yaml).data.inputs.longest?.range).toEqual({ least: 1, most: 4, step: 1 });
});

test("lists are the columns of a table", () => {
  const yaml = `inputs:
  sold: [10, 100, 1000]
  size: [small, '{product.short}', large]
results:
  bought: volatileSwap(sold, figures.pool.reserve, figures.pool.reserve)
  total: sum(bought)`;
  expect(texts(yaml)).toEqual({
    sold: "10 | 100 | 1,000",
    size: "small | ACM | large",
    bought: "9.9 | 90.91 | 500",
    total: "600.81",
  });
});

/** What is wrong, each with the text at its place. */
function faultsOf(yaml: string): string[] {
  const faults: ExampleFault[] = [];
  expect(compileExample(yaml, environment, faults)).toBeUndefined();
  return faults.map(
    ({ message, offset }) => `${yaml.slice(offset).split(/[\n,:]/)[0]}: ${message}`,
  );
}

const inputs = (...entries: string[]) => ["inputs:", ...entries].join("\n  ");
const results = (...entries: string[]) => ["\nresults:", ...entries].join("\n  ");

describe("what is wrong with an example", () => {
  const EXPECTED = "Expected `inputs:` with names and numbers, and `results:` with names and …";
  const NO_NUMBER = "is no number. It divides by zero, takes the root of a negative number, …";
  const LONG_LIST = `[${"1, ".repeat(100)}1]`;
  const AS_LONG = "All lists must be as long as each other.";

  test.each<[what: string, yaml: string, faults: string[]]>([
    ["no map", "just text", [`just text: ${EXPECTED}`]],
    ["nothing", "", [`: ${EXPECTED}`]],
    [
      "another part",
      "input:\n  a: 1",
      ["input: `input` is not a part of an example. Did you mean `inputs`?"],
    ],
    ["a name", inputs("my-swap: 1"), ["my-swap: `my-swap` cannot be a name. A name has letters …"]],
    [
      "a name of JavaScript",
      inputs("constructor: 1"),
      ["constructor: `constructor` means something else. Choose another name."],
    ],
    [
      "a name that is taken",
      inputs("min: 1"),
      ["min: `min` means something else. Choose another name."],
    ],
    [
      "a name twice",
      inputs("a: 1") + results("a: 2"),
      ["a: There is a second `a`. Keep only one of them."],
    ],
    [
      "no number",
      inputs("a: ten"),
      ["ten: `ten` is no number. Expected one like `10,000 USDC`, …"],
    ],
    ["a wrong comma", inputs("a: 1,5"), ["1: `1,5` is no number. …"]],
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
      ["two decimals }: `two decimals` is no way to show a number. Expected `2 decimals`, …"],
    ],
    [
      "percent of a unit",
      inputs("a: 1 USDC") + results("b: { value: a * 2, show: percent }"),
      ["b: `b` is in `USDC`, so it cannot be shown as a percentage."],
    ],
    [
      "lists of different length",
      inputs("a: [1, 2]", "b: [1, 2, 3]"),
      [`1: This list has 3 values, and another of the example has 2. ${AS_LONG}`],
    ],
    [
      "an unknown name",
      inputs("swap: 1") + results("a: 2 * swp"),
      ["swp: `swp` is not a value here. Did you mean `swap`?"],
    ],
    [
      "an unknown figure in a result",
      results("a: 2 * figures.fees.volatil"),
      ["figures.fees.volatil: `figures.fees.volatil` is not a value here."],
    ],
    [
      "a fault of a result, told once",
      inputs("swap: 1") + results("a: 2 *", "b: a + swap"),
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
      inputs("a: 1 USDC", "b: 1 week") + results("c: a + b"),
      ["a + b: `+` has `USDC` and `week`. Both must have the same unit."],
    ],
    ["overflow", inputs("a: 1000") + results("c: a ^ a"), [`a ^ a: \`c\` ${NO_NUMBER}`]],
    [
      "a range in vain",
      inputs("a: 1, from 0 to 2"),
      ["a: A reader can change `a`, but no result depends on it. Use it in a result, …"],
    ],
    [
      "all parts of an input",
      inputs("a: ten, from one to 5 ABC, step two", "b: 1, from 9 to 2, step 0"),
      [
        ...["ten", "one", "two"].map((part) => `ten: \`${part}\` is no number. …`),
        "1: A step must be more than zero.",
        "1: The range from 9 to 2 is empty.",
      ],
    ],
    [
      "all values of a list, and all lists",
      inputs("a: [1 USDC, 2 ABC, 3, 4 USDC]", `b: ${LONG_LIST}`, "c: [1, 2]"),
      [
        "2 ABC: `2 ABC` has another unit than `1 USDC`.",
        "3: `3` has another unit than `1 USDC`.",
        "1: A list may have at most 100 values, found 101.",
        `1: This list has 101 values, and another of the example has 4. ${AS_LONG}`,
        `1: This list has 2 values, and another of the example has 4. ${AS_LONG}`,
      ],
    ],
    [
      "all divisions by zero, but not what needs them",
      inputs("a: 0") + results("b: 1 / a", "c: b + 1", "d: 2 / a"),
      [`1 / a: \`b\` ${NO_NUMBER}`, `2 / a: \`d\` ${NO_NUMBER}`],
    ],
    ["a list as a result", results("a: [1, 2]"), ["a: `a` is a list. A result is an expression."]],
  ])("%s", (_, yaml, expected) => {
    expect(faultsOf(yaml)).toEqual(expected.map(like));
  });

  test("all faults at once", () => {
    const yaml = inputs("a: one", "b: two") + results("c: 1 +", "d: e");
    expect(faultsOf(yaml)).toHaveLength(4);
  });

  test.each([
    ["faulty", "inputs: {a: 1"],
    ["too long", inputs(`a: ${"1".repeat(20_000)}`)],
    ["too deep", `inputs: ${"[".repeat(2000)}`],
    ["too deep in maps", `inputs: ${"{a: ".repeat(2000)}`],
    ["with aliases", inputs("a: &x 1", "b: *x")],
  ])("YAML that is %s", (_, yaml) => {
    expect(faultsOf(yaml)).not.toEqual([]);
  });
});
