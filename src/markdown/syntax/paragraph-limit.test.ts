import { problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

const brackets = (depth: number) => `${"[".repeat(depth)}a${"]".repeat(depth)}`;
const openings = (size: number) => "*a ".repeat(size) + "a_ ".repeat(size);
const backticks = (size: number) =>
  Array.from({ length: size }, (_, index) => `${"`".repeat(index + 1)} `).join("");

test.each<[what: string, textOf: (size: number) => string, fine: number, much: number, string]>([
  ["lazy lines of a list", (size) => `- a\n${"b\n".repeat(size)}`, 900, 1100, "1003:1"],
  ["lazy lines of a quotation", (size) => `> a\n${"b\n".repeat(size)}`, 900, 1100, "1003:1"],
  ["brackets in brackets", brackets, 90, 3000, "1:1"],
  ["links", (size) => "[a](/b) ".repeat(size), 600, 900, "1:1"],
  ["emphasis that nothing closes", openings, 200, 1500, "1:1"],
  ["code that nothing closes", backticks, 100, 450, "1:1"],
])("F: what would take the parser minutes is refused: %s", (_, textOf, fine, much, place) => {
  expect(problemsOf(textOf(fine))).toEqual([]);
  expect(problemsOf(textOf(much))).toEqual([
    like(`${place} error too-long: This paragraph has too many special characters … code block.`),
  ]);
});
