import { problemLines } from "../../../test/jest/compile-as";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { compile } from "../compile";

const compiled = (source: string) => compile(source, "/x.md", plainEnvironment);

/** Puts rows into a flow. They begin in line 5. */
const flow = (...rows: string[]): string =>
  `<Flow>\n\n| From | To | USDC |\n| --- | --- | --- |\n${rows.join("\n")}\n\n</Flow>`;

/** Puts rows into a stream. They begin in line 5. */
const stream = (...rows: string[]): string =>
  `<Flow>\n\n| What | USDC |\n| --- | --- |\n${rows.join("\n")}\n\n</Flow>`;

describe("R1 a table as a flow", () => {
  test("with two columns has steps, which may leave the stream", () => {
    const { tree, problems } = compiled(
      stream("| Deposit | 1,000 |", "| Fees | +42.4 |", "| Calls | −2 |", "| Left | 1,040 |"),
    );
    expect(problems).toEqual([]);
    const steps = [
      { name: "Deposit", amount: "1,000" },
      { name: "Fees", amount: "+42.4" },
      { name: "Calls", amount: "−2" },
      { name: "Left", amount: "1,040" },
    ];
    expect(tree).toEqual([["Flow", { steps, unit: "USDC" }, expect.arrayContaining(["table"])]]);
  });

  test("becomes data beside the table", () => {
    const { tree, problems, module } = compiled(
      flow("| Fee | **Voters** | 30.00 |", "| Fee | Owners | 10.00 |"),
    );
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    const links = [
      { from: "Fee", to: "Voters", amount: "30.00" },
      { from: "Fee", to: "Owners", amount: "10.00" },
    ];
    expect(tree).toEqual([["Flow", { links, unit: "USDC" }, expect.arrayContaining(["table"])]]);
  });

  test("names the values of an example that its amounts show", () => {
    const yaml =
      "inputs: { fee: '40, from 1 to 100' }\nresults: { half: { value: fee / 2, show: 2 decimals } }";
    const text = `A fee of {example.fee}.\n\n${flow("| Fee | Voters | {example.half.number} |")}`;
    const { tree, problems } = compiled(
      `:::example\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n\n${text}\n\n:::`,
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
    "Write between `<Flow>` and `</Flow>` a table with three columns (from where, to where, how much), or with two (what happens, how much). The head of the last one names the unit.";
  const amount = (found: string) =>
    `5:11 error flow: The amount of a flow: expected a number that is not negative, found \`${found}\`.`;

  test.each([
    ["an amount that is no number", flow("| A | B | much |"), amount("much")],
    ["a negative amount", flow("| A | B | −2 |"), amount("−2")],
    [
      "a circle",
      flow("| A | B | 1 |", "| B | A | 1 |"),
      "3:1 error flow: The rows lead in a circle. An amount can only pass on, so remove the row that leads back.",
    ],
    [
      "a stream without steps",
      stream("| Deposit | 1,000 |", "| Left | 1,000 |"),
      "3:1 error flow: A table with two columns starts with an amount, says what comes in (+) or leaves (−), and ends with what is left.",
    ],
    [
      "a stream that ends with another amount",
      stream("| Deposit | 1,000 |", "| Fees | +42 |", "| Left | 1,052 |"),
      "3:1 error flow: The last row says 1052, but the rows before it add up to 1042.",
    ],
    [
      "a stream that starts below nothing",
      stream("| Deposit | −1 |", "| Fees | +42 |", "| Left | 41 |"),
      "5:13 error flow: The amount of a flow: expected a number that is not negative, found `−1`.",
    ],
    ["a table without rows", flow(), `3:1 error flow: The table has no rows. ${EXPECTED}`],
    ["a short row", flow("| A | B |"), `5:1 error flow: This row has 2 cells. ${EXPECTED}`],
    [
      "no table",
      "<Flow>\n\nText.\n\n</Flow>",
      `1:1 error flow: \`<Flow>\` holds no table alone. ${EXPECTED}`,
    ],
  ])("says what is wrong with %s", (_, source, expected) => {
    expect(problemLines(compiled(source))).toEqual([expected]);
  });

  test("is left alone where a document has an element of its own by this name", () => {
    expect(compiled("export const Flow = () => null;\n\n<Flow />")).toMatchObject({
      module: expect.any(Object),
      problems: [],
    });
  });
});
