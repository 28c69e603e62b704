import { join } from "node:path";
import { plainEnvironment } from "../../test/jest/plain-environment";
import { contentRoot } from "../../test/jest/roots";
import { compile } from "./compile";

const compiled = (...lines: string[]) =>
  compile(lines.join("\n"), join(contentRoot, "pages/a.md"), plainEnvironment);

const problemsOf = (...lines: string[]): string[] =>
  compiled(...lines).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

/** Puts rows into a flow. They begin in line 5. */
const flow = (...rows: string[]): string[] => [
  "<Flow>",
  "",
  "| From | To | USDC |",
  "| --- | --- | --- |",
  ...rows,
  "",
  "</Flow>",
];

describe("R1 a table as a flow", () => {
  test("becomes data beside the table", () => {
    const { tree, problems, needsModule } = compiled(
      ...flow("| Fee | **Voters** | 30.00 |", "| Fee | Owners | 10.00 |"),
    );
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    const [element] = tree;
    expect(element?.slice(0, 2)).toEqual([
      "Flow",
      {
        links: [
          { from: "Fee", to: "Voters", amount: "30.00" },
          { from: "Fee", to: "Owners", amount: "10.00" },
        ],
        unit: "USDC",
      },
    ]);
    expect(element?.[2]?.[0]).toBe("table");
  });

  test("names the values of an example that its amounts show", () => {
    const { tree, problems } = compiled(
      ":::example",
      "",
      "```yaml",
      "inputs: { fee: { label: the fee, value: '40, from 1 to 100' } }",
      "results: { half: { value: fee / 2, show: 2 decimals } }",
      "```",
      "",
      "A fee of {example.fee}.",
      "",
      ...flow("| Fee | Voters | {example.half.number} |"),
      "",
      ":::",
    );
    expect(problems).toEqual([]);
    const found = JSON.stringify(tree).match(/"links":(\[.*?\]),"unit"/)?.[1];
    expect(JSON.parse(found ?? "[]")).toEqual([
      {
        from: "Fee",
        to: "Voters",
        amount: "20.00",
        value: expect.objectContaining({ name: "half" }),
      },
    ]);
  });

  const EXPECTED =
    "Write between `<Flow>` and `</Flow>` a table with three columns: from where, to where, and how much. The head of the third names the unit.";

  test.each<[string, string[], string[]]>([
    [
      "an amount that is no number",
      flow("| A | B | much |"),
      [
        "5:11 error flow: The amount of a flow: expected a number that is not negative, found `much`.",
      ],
    ],
    [
      "a negative amount",
      flow("| A | B | −2 |"),
      [
        "5:11 error flow: The amount of a flow: expected a number that is not negative, found `−2`.",
      ],
    ],
    [
      "a circle",
      flow("| A | B | 1 |", "| B | A | 1 |"),
      [
        "3:1 error flow: The rows lead in a circle. An amount can only pass on, so remove the row that leads back.",
      ],
    ],
    ["a table without rows", flow(), [`3:1 error flow: The table has no rows. ${EXPECTED}`]],
    [
      "a row that is too short",
      flow("| A | B |"),
      [`5:1 error flow: This row has 2 cells. ${EXPECTED}`],
    ],
    [
      "no table",
      ["<Flow>", "", "Text.", "", "</Flow>"],
      [`1:1 error flow: \`<Flow>\` holds no table alone. ${EXPECTED}`],
    ],
  ])("says what is wrong with %s", (_, lines, expected) => {
    expect(problemsOf(...lines)).toEqual(expected);
  });

  test("is left alone where a document has an element of its own by this name", () => {
    const { needsModule } = compiled("export const Flow = () => null;", "", "<Flow />");
    expect(needsModule).toBe(true);
  });
});

describe("M1 columns of a table", () => {
  const alignOf = (...rows: string[]) => {
    const { tree } = compiled("| A | B |", "| --- | --- |", ...rows);
    return Array.from(
      JSON.stringify(tree).matchAll(/\["t[dh]",(\{[^}]*\})/g),
      ([, props = ""]) => JSON.parse(props).align ?? null,
    );
  };

  test.each([
    ["1,000.5", "−40.00 USDC"],
    ["+1.5%", "10.48×"],
    ["$5", "12 weeks"],
  ])("that hold nothing but numbers such as %s and %s are aligned at their ends", (one, other) => {
    expect(alignOf(`| text | ${one} |`, `| more | ${other} |`)).toEqual([
      null,
      "right",
      null,
      "right",
      null,
      "right",
    ]);
  });

  test("that hold a word or nothing stay", () => {
    expect(alignOf("| text | 1 |", "| more | none |")).toEqual(Array(6).fill(null));
    expect(alignOf("| text |  |")).toEqual(Array(4).fill(null));
    expect(alignOf("| text | 2026-11-26 |")).toEqual(Array(4).fill(null));
  });

  test("that the author has aligned stay", () => {
    const { tree } = compiled("| A |", "| :-- |", "| 1 |");
    expect(JSON.stringify(tree)).not.toContain("right");
  });
});
