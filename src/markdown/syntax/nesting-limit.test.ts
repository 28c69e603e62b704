import { type Kind, problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

const nested = (open: string, close: string, inner = "x") =>
  open.repeat(2000) + inner + close.repeat(2000);
const lists = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a\n`).join("");

const PARTS =
  "Elements, quotations, lists and emphasis are nested more than 100 levels deep here. Reduce the nesting.";
const DEEP_CODE = "This code is nested too deeply. Move inner parts to constants, …";

describe("F: what is nested too deep is said, at its place", () => {
  test.each<[what: string, kind: Kind, source: string, place: string, said: string]>([
    ["blocks", "md", nested("<div>\n", "\n</div>"), "101:1", PARTS],
    ["elements", "mdx", nested("<b>", "</b>"), "1:298", PARTS],
    ["quotations", "md", nested(">", ""), "1:101", PARTS],
    ["lists", "md", nested("- ", ""), "1:201", PARTS],
    ["lists on lines of their own", "md", lists(60), "50:101", PARTS],
    ["emphasis", "md", `${"*a _b ".repeat(60)}x${" b_ a*".repeat(60)}`, "1:296", PARTS],
    [
      "admonitions",
      "md",
      nested("> :::note\n>\n", ""),
      "21:3",
      "Admonitions are nested more than 10 levels deep here. …",
    ],
    ["braces", "mdx", `{${nested("[", "]", "1")}}`, "1:2", DEEP_CODE],
    ["exports", "md", `export const a = ${nested("(", ")", "1")}`, "1:1", DEEP_CODE],
    [
      "sums",
      "mdx",
      `{${nested("1 + ", "", "1")}}`,
      "1:2",
      "The code is nested more than 500 levels deep here. Move inner parts to constants, …",
    ],
    ["sums of many parts", "mdx", `{${"1 + ".repeat(20_000)}1}`, "1:2", DEEP_CODE],
  ])("%s", (_, kind, source, place, said) => {
    expect(problemsOf(source, kind)).toEqual([like(`${place} error too-deep: ${said}`)]);
  });

  test("ten admonitions in each other are not", () => {
    const marks = Array.from({ length: 10 }, (_, index) => ":".repeat(12 - index));
    const open = marks.map((mark) => `${mark}note\n\n`).join("");
    const source = `${open}One\n\n${marks.toReversed().join("\n\n")}\n\n`;
    expect(problemsOf(source.repeat(3))).toEqual([]);
  });

  test("what people write is not", () => {
    const formula = `$${"\\frac{1}{".repeat(20)}x${"}".repeat(20)}$`;
    const sum = `{${"1 + ".repeat(100)}1}`;
    const rule = `\n\n${"- ".repeat(200)}\n\n~~~\n${"-".repeat(200)} x\n~~~\n\n`;
    const ranges = "\n\n![a](/img/logo.svg) [0, 1)".repeat(200);
    const source = `${"> ".repeat(20)}${"- ".repeat(20)}*a **b** <b>c</b>* ${formula} ${sum}${rule}${ranges}`;
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(problemsOf(lists(49))).toEqual([]);
  });
});
