import { join } from "node:path";
import { problemLines } from "../../../test/jest/compile-as";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { contentRoot } from "../../../test/jest/roots";
import { compile } from "../../markdown/compile";
import type { Environment } from "../../markdown/environment";
import { RangeStrategy } from "./element";

const environment: Environment = {
  ...plainEnvironment,
  words: () =>
    new Map([
      ["figures.range.price", "100"],
      ...RangeStrategy.figures.map((key) => [`figures.${key}`, "1"] as const),
    ]),
};

const compiled = (source: string) => compile(source, join(contentRoot, "pages/a.md"), environment);

const problemsOf = (source: string): string[] => problemLines(compiled(source));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(" ");

describe("M5 the prices of a range strategy", () => {
  test.each([
    "100 104.5 101",
    "1 2",
    numbers(53),
    "  0.00012\t3\n  4 ",
    "{figures.range.price} 104",
  ])("may be %j", (prices) => {
    const { tree, needsModule, problems, figures } = compiled(
      `First.\n\n<RangeStrategy prices="${prices}" />`,
    );
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    expect(figures).toEqual(expect.arrayContaining([...RangeStrategy.figures]));
    expect(tree[1]?.[0]).toBe("RangeStrategy");
  });

  const EXPECTED =
    'Write the price at the start and at the end of each epoch: `<RangeStrategy prices="100 104 101" />`.';

  test.each([
    [
      "<RangeStrategy />",
      [`1:1 error wrong-attribute: \`<RangeStrategy>\` has no \`prices\`. ${EXPECTED}`],
    ],
    [
      "<RangeStrategy prices />",
      [`1:1 error wrong-attribute: \`<RangeStrategy>\` has no \`prices\`. ${EXPECTED}`],
    ],
    [
      "Text.\n\n  <RangeStrategy prices={[100, 104]} />",
      [
        `3:3 error wrong-attribute: \`prices\` of \`<RangeStrategy>\`: expected plain text in quotation marks, found code. ${EXPECTED}`,
      ],
    ],
    [
      'Text.\n\n<RangeStrategy prices="100" />',
      [
        "3:1 error wrong-attribute: `prices` of `<RangeStrategy>`: expected 2 to 53 prices, one at the start and one at the end of each epoch, found 1.",
      ],
    ],
    [
      '<RangeStrategy prices="" />',
      [
        "1:1 error wrong-attribute: `prices` of `<RangeStrategy>`: expected 2 to 53 prices, one at the start and one at the end of each epoch, found 0.",
      ],
    ],
    [
      `<RangeStrategy prices="${numbers(54)}" />`,
      [
        "1:1 error wrong-attribute: `prices` of `<RangeStrategy>`: expected 2 to 53 prices, one at the start and one at the end of each epoch, found 54.",
      ],
    ],
    [
      'Text.\n\n<RangeStrategy\n  prices="100 1O4 0\n  -3 1,000 1.2.3 0x10 100" />',
      [
        "4:15 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `1O4`.",
        "4:19 error wrong-attribute: `prices` of `<RangeStrategy>`: expected a price above zero, found `0`.",
        "5:3 error wrong-attribute: `prices` of `<RangeStrategy>`: expected a price above zero, found `-3`.",
        "5:6 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `1,000`.",
        "5:12 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `1.2.3`.",
        "5:18 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `0x10`.",
      ],
    ],
    [
      "> <RangeStrategy prices='100 Infinity' />",
      [
        "1:30 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `Infinity`.",
      ],
    ],
    [
      // If the price is not in the source as such, the place is that of the element.
      'a <RangeStrategy prices="{figures.range.price} x {figures.range.price}&#32;y" />',
      [
        "1:48 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `x`.",
        "1:3 error wrong-attribute: `prices` of `<RangeStrategy>`: expected numbers with spaces in between, such as `100 104.5 101`, found `y`.",
      ],
    ],
    [
      "First.\n\n{true && <RangeStrategy prices='1 2' />}",
      [
        "3:1 error element-in-code: The build checks `prices` of `<RangeStrategy>` before any code runs, so it cannot be inside braces. Move it out of the braces.",
      ],
    ],
  ])("are an error at their place: %s", (source, said) => {
    expect(problemsOf(source)).toEqual(said);
    expect(JSON.stringify(compiled(source).tree)).not.toContain("RangeStrategy");
  });

  test("are not checked where the document has an element of that name itself", () => {
    expect(problemsOf('import { RangeStrategy } from "./mine"\n\n<RangeStrategy />')).toEqual([
      expect.stringContaining("broken-import"),
    ]);
  });
});
