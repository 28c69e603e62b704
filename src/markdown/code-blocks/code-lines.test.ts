import { compileAs, problemLines } from "../../../test/jest/compile-as";
import { childrenOf, elementsIn, textIn } from "../../../test/jest/tree";
import type { DocumentTree } from "../../site/tree";
import { readMeta } from "./code-lines";

/** Returns the content of `<code>` in a document that consists of one code block. */
function block(fence: string, ...lines: string[]): DocumentTree {
  const document = compileAs(["```".concat(fence), ...lines, "```"].join("\n"));
  expect(problemLines(document)).toEqual([]);
  return elementsIn(document.tree, "code").flatMap(childrenOf);
}

/** Returns the marked lines of a block, and its text. */
function marksIn(fence: string, ...lines: string[]): { marked: string[]; text: string } {
  const content = block(fence, ...lines);
  const marked = elementsIn(content, "mark").map((node) => textIn([node]));
  return { marked, text: textIn(content) };
}

describe("M2 what the first line of a block asks for", () => {
  test.each([
    ["", undefined, [], undefined],
    ["{2}", undefined, [2], undefined],
    ["{1,3-5, 9}", undefined, [1, 3, 4, 5, 9], undefined],
    ["{5-3}", undefined, [], undefined],
    ["{10-999999999}", undefined, [10, 11, 12], undefined],
    ["{x}", undefined, [], undefined],
    ['title="{7}" {1}', "{7}", [1], undefined],
    ["title=main.wasp {1}", "main.wasp", [1], undefined],
    ['title="a.js', undefined, [], undefined],
    ["showLineNumbers", undefined, [], 1],
    ["showLineNumbers=10 {1}", undefined, [1], 10],
    ["title='showLineNumbers'", "showLineNumbers", [], undefined],
  ])("%s", (meta, title, marked, firstNumber) => {
    expect(readMeta(meta, 12)).toMatchObject({ title, marked: new Set(marked), firstNumber });
  });
});

describe("M2 marked lines", () => {
  test("are those with the given numbers; the code between them stays as it is", () => {
    expect(block("js {1,3}", "f()", "g", "h")).toEqual([
      ["mark", {}, ["span", { className: "f" }, "f"], "()\n"],
      "g\n",
      ["mark", {}, "h\n"],
    ]);
  });

  test.each([
    ["js", "// highlight-next-line"],
    ["ts", "  /* highlight-next-line */"],
    ["jsx", "{/* highlight-next-line */}"],
    ["solidity", "//highlight-next-line"],
    ["zig", "// highlight-next-line"],
    ["text", "# highlight-next-line"],
    ["sql", "-- highlight-next-line"],
    ["latex", "% highlight-next-line"],
    ["ini", "; highlight-next-line"],
    ["css", "/* highlight-next-line */"],
    ["bash", "# highlight-next-line"],
    ["yaml", "# highlight-next-line"],
    ["python", "# highlight-next-line"],
    ["html", "<!-- highlight-next-line -->"],
    ["md", "<!-- highlight-next-line -->"],
  ])("in %s come after %s, which is taken out", (language, comment) => {
    expect(marksIn(language, "a", comment, "b", "c")).toEqual({
      marked: ["b\n"],
      text: "a\nb\nc\n",
    });
  });

  test("stand between two comments, and several such comments may follow each other", () => {
    const first = ["// highlight-start", "a", "", "// highlight-end"];
    const { marked } = marksIn("text", ...first, "b", "// highlight-start", "c");
    expect(marked).toEqual(["a\n", "\n", "c\n"]);
  });

  test("may be inserted or deleted ones", () => {
    const added = ["// highlight-add-start", "a", "// highlight-add-end", "b"];
    const removed = ["// highlight-remove-next-line", "c", "// highlight-error-next-line", "d"];
    expect(block("text", ...added, ...removed)).toEqual([
      ["ins", {}, "a\n"],
      "b\n",
      ["del", {}, "c\n"],
      ["mark", {}, "d\n"],
    ]);
  });

  test.each([
    ["bash", "// highlight-next-line"],
    ["js", "# highlight-next-line"],
    ["js", "f() // highlight-next-line"],
    ["js", "// highlight-next-lines"],
  ])("in %s do not come after %s, which is code", (language, line) => {
    expect(marksIn(language, line, "b")).toEqual({ marked: [], text: `${line}\nb\n` });
  });

  test("by number are counted without the comments", () => {
    const { marked } = marksIn("text {2}", "// highlight-next-line", "a", "b", "c");
    expect(marked).toEqual(["a\n", "b\n"]);
  });
});

test("M2 with numbers every line is an element, a comment over two lines too", () => {
  expect(block("js showLineNumbers {2}", "/* a", "b */", "")).toEqual([
    ["span", {}, ["span", { className: "c" }, "/* a\n"]],
    ["mark", {}, ["span", { className: "c" }, "b */\n"]],
    ["span", {}, ["span", { className: "c" }, "\n"]],
  ]);
});

test.each(["diff", "patch"])(
  "M2 a %s keeps its signs, and its lines say what they are without colours",
  (language) => {
    const lines = ["--- a/x", "+++ b/x", "@@ -1 +1 @@", " same", "-old", "+new"];
    expect(block(language, ...lines)).toEqual([
      ["span", { className: "c" }, "--- a/x\n+++ b/x\n@@ -1 +1 @@\n"],
      " same\n",
      ["del", {}, "-old\n"],
      ["ins", {}, "+new\n"],
    ]);
  },
);
