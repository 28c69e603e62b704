import { grammarOf } from "./languages";

test.each([
  ["JavaScript", "javascript"],
  ["sol", "solidity"],
  ["rs", "rust"],
  ["console", "shell-session"],
  ["C#", "csharp"],
  ["html", "markup"],
  ["text", undefined],
  ["klingon", undefined],
  ["constructor", undefined],
])("M2 %s has the grammar %s", (name, grammar) => {
  expect(grammarOf(name)).toBe(grammar);
});
