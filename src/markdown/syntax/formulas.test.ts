import { plainEnvironment } from "../../../test/jest/plain-environment";
import type { MathMode } from "../../site/config";
import { compile } from "../compile";
import { plainText } from "../tree/plain-text";

const compiled = (source: string, mode: MathMode = "on") =>
  compile(source, "/x.md", { ...plainEnvironment, math: () => mode });
const formulasIn = (source: string, mode?: MathMode) => compiled(source, mode).formulas;

describe("M4 a dollar sign begins and ends a formula by pandoc's rules", () => {
  test.each([
    ["between two signs", "The fee $f$ and $g$.", ["f", "g"]],
    ["over lines", "> The sum $a +\n> b$ is", ["a +\nb"]],
    ["beside punctuation", "($f$), $g$–$h$", ["f", "g", "h"]],
    ["in a cell", "| $a$ | $b |\n|-|-|\n| c$ | $d$ |", ["a", "d"]],
    ["with an escaped sign within", "$\\$5 + x$ and \\\\$y$", ["\\$5 + x", "y"]],
    ["between double signs", "$$a$$, $$ b $$ and\n\n$$\nc\n$$", ["a", "b", "c"]],
  ])("%s", (_, source, expected) => {
    expect(formulasIn(source)).toEqual(expected);
  });

  test.each([
    "Between $20,000 and $30,000.",
    "From $1M–$5M to $5M",
    "It costs $5 or \\$6.",
    "\\$5 and 6$",
    "Of US$ and CA$ there are $ a$ few.",
    "One $a, and\n\nanother $b.",
    "- $a\n- b$",
    "$",
    "$a $$ b$",
    "Two $$ signs $ and one.",
  ])("%p has none", (source) => {
    const { formulas, tree } = compiled(source);
    expect(formulas).toEqual([]);
    expect(plainText(tree)).toContain("$");
  });
});

describe("M6 `markdown.math` of the site", () => {
  const source = "Pay $5 a month or 50$, $x$, $max(a) = 3$, $$y$$ and $TOKEN/$PATH.\n\n$$\nz\n$$";

  test.each<[MathMode, string[]]>([
    ["on", ["5 a month or 50", "x", "max(a) = 3", "y", "TOKEN/", "z"]],
    ["auto", ["x", "max(a) = 3", "y", "z"]],
    ["off", []],
  ])("%s", (mode, expected) => {
    expect(formulasIn(source, mode)).toEqual(expected);
  });

  test("off leaves both signs in the text", () => {
    expect(plainText(compiled(source, "off").tree)).toBe(source.replace(/\s+/g, " "));
  });
});
