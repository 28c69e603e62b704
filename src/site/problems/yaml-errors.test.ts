import { parseDocument } from "yaml";
import { yamlErrors } from "./yaml-errors";

/** Returns `offset message` of each error of a YAML text. */
const errorsOf = (text: string): string[] =>
  yamlErrors(text, parseDocument(text, { prettyErrors: false }).errors).map(
    ({ message, offset }) => `${offset} ${message}`,
  );

const MISPLACED =
  "The line does not fit the lines above it. Keys that belong together start at the same column, as do the items of a list.";

describe("F what YAML cannot be is told with what to write", () => {
  test.each([
    ["title: A: b", '7 A value that contains `: ` needs quotation marks: `title: "A: b"`.'],
    [
      'title: A: "b"\nslug: c',
      "7 A value that contains `: ` needs quotation marks: `title: 'A: \"b\"'`.",
    ],
    ["a: b: c: d", '3 A value that contains `: ` needs quotation marks: `a: "b: c: d"`.'],
    ["title: @x", '7 A value must not begin with `@`. Put it in quotation marks: `title: "@x"`.'],
    ["  - `x`", '4 A value must not begin with a backtick. Put it in quotation marks: `- "`x`"`.'],
    ["title: %x", '7 A value must not begin with `%`. Put it in quotation marks: `title: "%x"`.'],
    ["title: *x* y", "11 A value that begins with `*` or `&` needs quotation marks around it."],
    ["%title: x", "9 A line must not begin with `%`. Put its first word in quotation marks."],
    ["a:\n\tb: 1", "3 The line is indented with a tab. Use blanks."],
    ["a: |\n\tx", "5 The line is indented with a tab. Use blanks."],
    [
      'a: "x\nb: c',
      '10 The quotation mark `"` is never closed. Write it at the end of the text, too. If the text has several lines, indent them.',
    ],
    [
      "a: 'x\ny'",
      "5 The quotation mark `'` is never closed. Write it at the end of the text, too. If the text has several lines, indent them.",
    ],
    [
      "a: 'it's'",
      "7 The text in quotation marks ends before `s'`. If it contains a quotation mark, write the other kind around it.",
    ],
    [
      'a: "\\d"',
      "4 `\\d` means nothing within double quotation marks. Write the backslash twice, or use single quotation marks.",
    ],
    [
      "a: 1\n- b",
      "5 An item of a list cannot be here. Write it in a line of its own, below a key without a value.",
    ],
    [
      "a: - b",
      "3 An item of a list cannot be here. Write it in a line of its own, below a key without a value.",
    ],
    ["a:\n    - x\n   - y", "11 MISPLACED"],
    ["- a\nb: 1", "4 MISPLACED"],
    ["a:\n  b: 1\n c: 2", "10 MISPLACED"],
    ["  a: 1\nb: 2", "7 MISPLACED"],
    ["title:A\nslug: b", "0 A blank is missing after the colon: `title: A`."],
    [
      "title: A\nSome text.\nMore.",
      "9 Expected a key with a colon, found `Some text.`. If the line belongs to the value above, indent it.",
    ],
    [
      "a: x\n  b: c",
      "3 The lines below this one are indented, so they belong to it. But it has a value already. Correct their indentation.",
    ],
    [
      "a: [1, 2",
      "8 `[` is never closed. Write `]` at the end of what it contains, and indent the lines in between.",
    ],
    [
      "a: {b: [c}",
      "9 `[` is never closed. Write `]` at the end of what it contains, and indent the lines in between.",
    ],
    ["a: {x: 1}}", "9 `}` closes nothing here. Remove it, or put the value in quotation marks."],
    ["a: |x\n b", "4 A text after `|` or `>` begins in the next line, and is indented."],
    ["a: 1\n...\nb: 2", "9 A second YAML document begins here. A file may contain only one."],
    ["a: !<x", "3 The YAML cannot be read here: Verbatim tags must end with a >."],
  ])("%j", (text, said) => {
    expect(errorsOf(text)).toEqual([said.replace("MISPLACED", MISPLACED)]);
  });

  test("each line has one message, with its own value", () => {
    expect(errorsOf("a: b: c: d\nb: @")).toEqual([
      '3 A value that contains `: ` needs quotation marks: `a: "b: c: d"`.',
      '14 A value must not begin with `@`. Put it in quotation marks: `b: "@"`.',
    ]);
  });
});
