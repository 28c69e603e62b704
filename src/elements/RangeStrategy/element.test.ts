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
    const { tree, module, problems, figures } = compiled(
      `First.\n\n<RangeStrategy prices="${prices}" />`,
    );
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(figures).toEqual(expect.arrayContaining([...RangeStrategy.figures]));
    expect(tree[1]?.[0]).toBe("RangeStrategy");
  });

  const EXPECTED =
    'Write the price at the start and at the end of each epoch: `<RangeStrategy prices="100 104 101" />`.';
  const none = `error wrong-attribute: \`<RangeStrategy>\` has no \`prices\`. ${EXPECTED}`;
  const wrong = (place: string, said: string) =>
    `${place} error wrong-attribute: \`prices\` of \`<RangeStrategy>\`: expected ${said}`;
  const count = (place: string, found: number) =>
    wrong(
      place,
      `2 to 53 prices, one at the start and one at the end of each epoch, found ${found}.`,
    );
  const noNumber = (place: string, found: string) =>
    wrong(place, `numbers with spaces in between, such as \`100 104.5 101\`, found \`${found}\`.`);
  const notAboveZero = (place: string, found: string) =>
    wrong(place, `a price above zero, found \`${found}\`.`);

  test.each([
    ["<RangeStrategy />", [`1:1 ${none}`]],
    ["<RangeStrategy prices />", [`1:1 ${none}`]],
    [
      "Text.\n\n  <RangeStrategy prices={[100, 104]} />",
      [wrong("3:3", `plain text in quotation marks, found code. ${EXPECTED}`)],
    ],
    ['Text.\n\n<RangeStrategy prices="100" />', [count("3:1", 1)]],
    ['<RangeStrategy prices="" />', [count("1:1", 0)]],
    [`<RangeStrategy prices="${numbers(54)}" />`, [count("1:1", 54)]],
    [
      'Text.\n\n<RangeStrategy\n  prices="100 1O4 0\n  -3 1,000 1.2.3 0x10 100" />',
      [
        noNumber("4:15", "1O4"),
        notAboveZero("4:19", "0"),
        notAboveZero("5:3", "-3"),
        noNumber("5:6", "1,000"),
        noNumber("5:12", "1.2.3"),
        noNumber("5:18", "0x10"),
      ],
    ],
    ["> <RangeStrategy prices='100 Infinity' />", [noNumber("1:30", "Infinity")]],
    [
      // If the price is not in the source as such, the place is that of the element.
      'a <RangeStrategy prices="{figures.range.price} x {figures.range.price}&#32;y" />',
      [noNumber("1:48", "x"), noNumber("1:3", "y")],
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
