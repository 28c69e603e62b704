import { compileAs, problemsOf } from "../../../test/jest/compile-as";

describe("M4: mathematics becomes bare MathML, without a copy of its source", () => {
  const formula = [
    "math",
    { className: "notranslate" },
    ["msub", {}, ["mi", {}, "x"], ["mi", {}, "i"]],
  ];

  test("inline, and not to be parted from what follows without a space", () => {
    expect(compileAs("So $x_{i}$), too; $x_{i}$ is").tree).toEqual([
      [
        "p",
        {},
        "So ",
        ["span", { className: "unbroken" }, formula, "),"],
        " too; ",
        formula,
        " is",
      ],
    ]);
  });

  test("displayed", () => {
    const fraction = ["mfrac", {}, ["mi", {}, "a"], ["mi", {}, "b"]];
    expect(compileAs("$$\n\\frac{a}{b}\n$$").tree).toEqual([
      ["Formula", {}, ["math", { display: "block", className: "notranslate" }, fraction]],
    ]);
  });

  const operator = (value: string, attributes = {}) => ["mo", attributes, value];
  const unspaced = { lspace: "0em", rspace: "0em" };

  test.each([
    ["a sign without an operand before it is one of its operand", "a=-x", "−", { form: "prefix" }],
    ["after a comma and a space too", "(a,\\; -x)", "−", { form: "prefix" }],
    ["a sign between operands is left", "(a)-x", "−", {}],
    ["whatever they are", "=\\sqrt{a}-x", "−", {}],
    ["a sign at the start is left, as browsers know it", "-x", "−", {}],
    ["a bar is no sign for a relation", "2\\left|x\\right|", "|", { fence: "true", ...unspaced }],
    ["a bar of a word too", "\\lvert x\\rvert", "|", { stretchy: "false", ...unspaced }],
    ["a bar that is a relation stays one", "a \\mid x", "∣", {}],
  ])("%s", (_, source, sign, attributes) => {
    expect(JSON.stringify(compileAs(`$${source}$`).tree)).toContain(
      JSON.stringify(operator(sign, attributes)),
    );
  });

  test.each([
    ["V'", ["mi", {}, "V"], "′"],
    ["V''", ["mi", {}, "V"], "″"],
    ["V_x'''", ["msub", {}, ["mi", {}, "V"], ["mi", {}, "x"]], "‴"],
  ])("primes are not raised and shrunk twice: %s", (source, base, primes) => {
    expect(compileAs(`$${source}$`).tree).toEqual([
      [
        "p",
        {},
        ["math", { className: "notranslate" }, ["mrow", {}, base, operator(primes, unspaced)]],
      ],
    ]);
  });

  test.each([
    ["f_{\\max}", ["msub", {}, ["mi", {}, "f"], ["mi", {}, "max"]]],
    ["x^{\\log}", ["msup", {}, ["mi", {}, "x"], ["mi", {}, "log"]]],
    ["a_{\\min}^{2}", ["msubsup", {}, ["mi", {}, "a"], ["mi", {}, "min"], ["mn", {}, "2"]]],
  ])("a name of a function alone may be a script: %s", (source, expected) => {
    expect(JSON.stringify(compileAs(`$${source}$`).tree)).toContain(JSON.stringify(expected));
  });

  test.each([
    ["a \\bmod b", ["mo", { lspace: "0.22em", rspace: "0.22em" }, "mod"]],
    ["\\mathrel{\\text{is}}", ["mo", {}, "is"]],
    ["\\stackrel{a}{=}", ["mrow", {}, ["mover", {}, ["mo", {}, "="], ["mi", {}, "a"]]]],
    ["\\mathbin{\\frac{a}{b}}", ["mrow", {}, ["mfrac", {}, ["mi", {}, "a"], ["mi", {}, "b"]]]],
  ])(
    "an operator has no elements in its text, which browsers would take for HTML: %s",
    (source, expected) => {
      expect(JSON.stringify(compileAs(`$${source}$`).tree)).toContain(JSON.stringify(expected));
    },
  );

  test("a formula that cannot be read is reported with its place", () => {
    expect(problemsOf("First.\n\nSo $\\frac{a$.")).toEqual([
      expect.stringMatching(/^3:4 error formula: .*KaTeX/),
    ]);
  });

  test.each([
    ["braces", `$${"{".repeat(2000)}x${"}".repeat(2000)}$`],
    ["roots", `$$\n${"\\sqrt{".repeat(400)}x${"}".repeat(400)}\n$$`],
  ])("F a formula with too many %s in one another is reported", (_, source) => {
    expect(problemsOf(source)).toEqual([
      "1:1 error formula: The formula is nested too deeply. Split it into several formulas.",
    ]);
  });
});
