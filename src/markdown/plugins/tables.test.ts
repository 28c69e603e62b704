import { compileAs } from "../../../test/jest/compile-as";

/** Returns the cells of a table, each with its attributes. */
const cellsOf = (...rows: string[]): string[] =>
  Array.from(
    JSON.stringify(compileAs(rows.join("\n")).tree).matchAll(/\["(t[dh])",(\{[^}]*\})/g),
    ([, name, props = ""]) =>
      [name, ...Object.entries(JSON.parse(props)).map((pair) => pair.join("="))].join(" "),
  );

describe("M1 the cells of a table", () => {
  test("keep the alignment that the author has written", () => {
    expect(cellsOf("| a | b | c |", "|:--|:-:|--:|", "| 1 | 2 | x |")).toEqual([
      "th align=left",
      "th align=center",
      "th align=right",
      "td align=left",
      "td align=center",
      "td align=right",
    ]);
    expect(cellsOf("| a | b |", "|---|:--|", "| x | 1 |")[1]).toBe("th align=left");
  });

  test("with prose are told from those of a few words", () => {
    const cells = cellsOf("| a | b |", "|---|---|", "| one two **three** four | one two three |");
    expect(cells).toEqual(["th", "th", "td data-prose=", "td"]);
  });

  test.each([
    ["| | Fee |", "| - | - |", "| A | b |"],
    ["Fee | |", "--- | ---", "b | A"],
  ])("X7 without words head nothing: %s", (...rows) => {
    expect(cellsOf(...rows).filter((cell) => cell === "th")).toHaveLength(1);
  });

  test.each([
    ["1,000.5", "−40.00 USDC"],
    ["+1.5%", "10.48×"],
    ["$5", "12 weeks"],
  ])(
    "of columns of nothing but numbers such as %s and %s are aligned at their ends",
    (one, other) => {
      const cells = cellsOf("| A | B |", "| - | - |", `| text | ${one} |`, `| more | ${other} |`);
      const row = ["td", "td align=right"];
      expect(cells).toEqual(["th", "th align=right", ...row, ...row]);
    },
  );

  test.each([
    ["a word", "| text | 1 |", "| more | none |"],
    ["nothing", "| text |  |", "| more | |"],
    ["a date", "| text | 2026-11-26 |", "| more | 1 |"],
    ["numbers that name the rows", "| 1 | text |", "| 2 | more |"],
  ])("of columns with %s stay", (_, ...rows) => {
    expect(cellsOf("| A | B |", "| - | - |", ...rows).join()).not.toContain("align");
  });

  describe("for phones", () => {
    const tableOf = (...rows: string[]) => JSON.stringify(compileAs(rows.join("\n")).tree);

    test("of words have the heads of their columns, but for the first cell, and say what they are", () => {
      const table = tableOf(
        "| Error | Reason | What to do |",
        "| - | - | - |",
        "| `Late` | The deadline has passed by now | Quote again |",
      );
      expect(table).toContain('["table",{"data-rows":"","role":"table"}');
      expect(table).toContain('["td",{"role":"cell"},["code"');
      expect(table).toContain('{"role":"cell","data-label":"Reason","data-prose":""}');
      expect(table).toContain('{"role":"cell","data-label":"What to do"},"Quote again"');
      expect(table.match(/"role":"(?:rowgroup|row|columnheader)"/g)).toHaveLength(7);
    });

    test("X7 an empty corner is a cell, and its column has no label", () => {
      const table = tableOf(
        "| | One | |",
        "| - | - | - |",
        "| Way | Wait until the lock ends | Sell it |",
      );
      expect(table).toContain('["td",{"role":"cell"}]');
      expect(table.match(/data-label/g)).toHaveLength(1);
    });

    test.each([
      ["of numbers", ["| A | B | C |", "| - | - | - |", "| one two three four | 1% | 2 USDC |"]],
      ["of two columns", ["| A | B |", "| - | - |", "| a | one two three four |"]],
      ["of a few short words", ["| A | B | C |", "| - | - | - |", "| a | yes | no |"]],
    ])("%s stay as they are", (_, rows) => {
      expect(tableOf(...rows)).not.toMatch(/data-rows|role|data-label/);
    });

    test("of long words are none of a few short words", () => {
      const hash = "0x0123456789abcdef0123456789abcdef";
      expect(tableOf("| A | B | C |", "| - | - | - |", `| a | ${hash} | no |`)).toContain(
        "data-rows",
      );
    });
  });
});
