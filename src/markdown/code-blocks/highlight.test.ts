import { highlight } from "./highlight";
import { grammarOf } from "./languages";

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
    const tokens = highlight(code, grammarOf(language));
    const coloured = tokens.filter(([role]) => role !== "");
    expect(coloured.map(([role, text]) => `${role}: ${text}`.trimEnd())).toEqual(expected);
    expect(tokens.map(([, text]) => text).join("")).toBe(code);
  });

  test.each(["text", "TXT", "none", ""])("%j is plain", (language) => {
    const code = "let x = 1 < 2;\n// x\n";
    expect(highlight(code, grammarOf(language))).toEqual([["", code]]);
  });

  test("neighbours of one kind are one piece, over the space between them; operators are none", () => {
    expect(highlight("async function f() {}", "typescript")).toEqual([
      ["k", "async function "],
      ["f", "f"],
      ["", "() {}"],
    ]);
  });
});
