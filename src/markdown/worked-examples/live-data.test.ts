import fc from "fast-check";
import { calculate } from "../../site/worked-examples/example";
import { operations } from "../../site/worked-examples/operations";
import { compileExample } from "./compile-example";
import { liveData } from "./live-data";

const YAML = `
inputs:
  swap: 10,000 USDC, from 1 to 1,000,000
  fee: 0.3%, from 0% to 100%
  staked: 80%
  locked: 1,000 tokens
  left: 52 weeks
  longest: 4 years
  first: 1,000 USDC
  days: [1, 7, 30]
  colour: [red, green, blue]
results:
  paid: swap * fee
  unstaked: 1 - staked
  own: paid * unstaked
  later: days * 2
  daily: paid / later
  all: sum(daily) + sum(days) * first
  weight: lockWeight(locked, left, longest)
  each: swap / weight
  loss: impermanentLoss(swap / first)
`;

const compiled = (yaml: string) => {
  const faults: { message: string }[] = [];
  const example = compileExample(
    yaml,
    { words: new Map(), figure: () => undefined, figureKeys: [] },
    faults as Parameters<typeof compileExample>[2],
  );
  expect(faults).toEqual([]);
  if (!example) throw new Error("no example");
  return example;
};

test("M5 a browser calculates what the build would calculate", () => {
  const example = compiled(YAML);
  const live = liveData(example);
  const amount = fc.double({ min: 1, max: 1_000_000, noNaN: true });
  fc.assert(
    fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (swap, fee) => {
      const changed = new Map(Object.entries({ swap, fee }));
      const expected = calculate(example.data, operations, changed);
      const found = calculate(live, operations, changed);
      for (const name of example.live) expect(found.get(name)).toEqual(expected.get(name));
    }),
  );
});

test("a browser gets nothing that a reader cannot change, but for the columns that it needs", () => {
  const { inputs, results, needsFormulas } = liveData(compiled(YAML));
  expect(Object.keys(inputs).toSorted()).toEqual(["days", "fee", "later", "swap"]);
  expect(Object.keys(results)).toEqual(["paid", "own", "daily", "all", "each", "loss"]);
  expect(results.each?.program).toEqual(["/", "swap", expect.any(Number)]);
  expect(needsFormulas).toBe(true);
});

test("a formula of numbers that are fixed is a number", () => {
  const yaml = YAML.replace(/ {2}loss: .*\n/, "");
  expect(liveData(compiled(yaml)).needsFormulas).toBeUndefined();
});

test("a number that JSON does not know stays a calculation", () => {
  const yaml = "inputs:\n  a: 1, from 0 to 2\nresults:\n  b: min(a, exp(1000))\n";
  expect(liveData(compiled(yaml)).results.b?.program).toEqual(["min", "a", ["exp", 1000]]);
});
