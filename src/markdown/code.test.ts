import { join } from "node:path";
import { plainEnvironment } from "../../test/jest/plain-environment";
import { contentRoot } from "../../test/jest/roots";
import type { DocumentTree, TreeNode } from "../site/tree";
import { readMeta } from "./code-blocks/code-lines";
import { compile } from "./compile";
import type { Environment } from "./environment";

const environment: Environment = {
  ...plainEnvironment,
  elements: new Map(),
};

const inner = (node: TreeNode): DocumentTree =>
  typeof node === "string" ? [] : (node.slice(2) as DocumentTree);
const textOf = (node: TreeNode): string =>
  typeof node === "string" ? node : inner(node).map(textOf).join("");

/** Returns the content of `<code>` in a document that consists of one code block. */
function block(fence: string, ...lines: string[]): DocumentTree {
  const source = ["```".concat(fence), ...lines, "```"].join("\n");
  const { tree, problems } = compile(source, join(contentRoot, "pages/a.md"), environment);
  expect(problems).toEqual([]);
  const [pre] = tree;
  const [code] = pre ? inner(pre) : [];
  return code ? inner(code) : [];
}

/**
 * Returns the pieces of a block that have a class or their own element: `class or element: text`.
 */
const pieces = (...args: Parameters<typeof block>): string[] => {
  const list = (nodes: DocumentTree): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === "string") return [];
      const [name, props] = node;
      const own = `${name === "span" ? (props.className ?? "line") : name}: ${textOf(node)}`;
      return [own.trimEnd(), ...list(inner(node))];
    });
  return list(block(...args));
};

describe("M2 code has its colours by classes when it is compiled", () => {
  test.each<[language: string, code: string, expected: string[]]>([
    ["solidity", "uint256 x = 1e18; // c", ["t: uint256", "n: 1e18", "c: // c"]],
    ["sol", "emit Swap(msg.sender);", ["k: emit", "f: Swap"]],
    ["ts", ["const a = `x $", "{b} y`;"].join(""), ["k: const", "s: `x", "s:  y`"]],
    ["tsx", '<Card title="x" />', ["k: <", "t: Card", "p: title", 's: ="x"', "k: />"]],
    ["javascript", "return true", ["k: return", "n: true"]],
    ["jsx", "f(null)", ["f: f", "k: null"]],
    ["json", '{ "a": "b" }', ['p: "a"', 's: "b"']],
    ["bash", 'npm ci --silent # "x"', ["f: npm", "p: --silent", 'c: # "x"']],
    ["sh", "echo $HOME", ["t: echo", "n: $HOME"]],
    ["yaml", "a: 1 # b", ["p: a", "n: 1", "c: # b"]],
    ["toml", 'a = "b"', ["p: a", 's: "b"']],
    ["css", "a { color: red }", ["t: a", "p: color"]],
    ["html", '<p id="a">b</p>', ["k: <p", "p: id", 's: ="a"', "k: >", "k: </p>"]],
    ["graphql", "query A { b }", ["k: query", "n: A", "p: b"]],
    ["python", "def f(): pass", ["k: def", "f: f", "k: pass"]],
    ["rust", 'let a = "b";', ["k: let", 's: "b"']],
    ["rs", "fn main() {}", ["k: fn", "f: main"]],
    ["md", "# A", ["k: # A"]],
    ["go", "func f() {}", ["k: func", "f: f"]],
    ["Dockerfile", "FROM node:24", ["k: FROM"]],
    ["console", "$ ls", ["k: $", "f: ls"]],
    ["c++", "int a;", ["k: int"]],
    ["http", "GET /a HTTP/1.1", ["p: GET", "s: /a", "p: HTTP/1.1"]],
    ["php", "<?php f();", ["k: <?php", "f: f"]],
    ["html", "<style>a{b:c}</style>", ["k: <style>", "t: a", "p: b", "k: </style>"]],
  ])("%s: %s", (language, code, expected) => {
    expect(pieces(language, code)).toEqual(expected);
    expect(block(language, code).map(textOf).join("")).toBe(`${code}\n`);
  });

  test.each(["text", "TXT", "none", ""])("%j is plain", (language) => {
    expect(block(language, "let x = 1 < 2;", "// x")).toEqual(["let x = 1 < 2;\n// x\n"]);
  });

  test("neighbours of one kind are one piece, over the space between them; operators are none", () => {
    expect(block("ts", "async function f() {}")).toEqual([
      ["span", { className: "k" }, "async function "],
      ["span", { className: "f" }, "f"],
      "() {}\n",
    ]);
  });
});

describe("F: code that would take long to colour", () => {
  test.each([
    [
      "a long line",
      "$(".repeat(2001),
      "a line of 4002 characters. It is shown without colours, because the build colours lines of at most 4000.",
    ],
    [
      "a long block",
      "<a\n".repeat(20_000),
      "60000 characters. It is shown without colours, because the build colours at most 50000.",
    ],
  ])("%s is shown without colours, with a warning", (_, code, said) => {
    const source = `\`\`\`bash\n${code}\n\`\`\`\n\n\`\`\`text\n${code}\n\`\`\``;
    const { tree, problems } = compile(source, join(contentRoot, "pages/a.md"), environment);
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `too-long: The code has ${said}`,
    ]);
    expect(JSON.stringify(tree)).not.toContain("className");
  });
});

describe("M2 what the first line of a block asks for", () => {
  const metaOf = (meta: string) => {
    const { title, marked, firstNumber } = readMeta(meta, 12);
    return { title, marked: [...marked], firstNumber };
  };

  test.each([
    ["", undefined, [], undefined],
    ["{2}", undefined, [2], undefined],
    ["{1,3-5, 9}", undefined, [1, 3, 4, 5, 9], undefined],
    ["{5-3}", undefined, [], undefined],
    ["{10-999999999}", undefined, [10, 11, 12], undefined],
    ["{x}", undefined, [], undefined],
    ['title="{7}" {1}', "{7}", [1], undefined],
    ["showLineNumbers", undefined, [], 1],
    ["showLineNumbers=10 {1}", undefined, [1], 10],
    ["title='showLineNumbers'", "showLineNumbers", [], undefined],
  ])("%s", (meta, title, marked, firstNumber) => {
    expect(metaOf(meta)).toEqual({ title, marked, firstNumber });
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
    const content = block(language, "a", comment, "b", "c");
    expect(content.map(textOf).join("")).toBe("a\nb\nc\n");
    const marked = content.filter((node) => node[0] === "mark");
    expect(marked.map(textOf)).toEqual(["b\n"]);
  });

  test("stand between two comments, and several such comments may follow each other", () => {
    expect(
      pieces(
        "text",
        "// highlight-start",
        "a",
        "",
        "// highlight-end",
        "b",
        "// highlight-start",
        "c",
      ),
    ).toEqual(["mark: a", "mark:", "mark: c"]);
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
    const content = block(language, line, "b");
    expect(content.map(textOf).join("")).toBe(`${line}\nb\n`);
    expect(content.some((node) => node[0] === "mark")).toBe(false);
  });

  test("by number are counted without the comments", () => {
    expect(pieces("text {2}", "// highlight-next-line", "a", "b", "c")).toEqual([
      "mark: a",
      "mark: b",
    ]);
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
