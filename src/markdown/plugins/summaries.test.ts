import { compileAs } from "../../../test/jest/compile-as";

describe("M1: details have a summary", () => {
  test.each([
    ["none", "<details>\n\nB\n\n</details>", "Details"],
    ["none, and text on the same line", "<details>B</details>", "Details"],
    ["their own", "<details>\n<summary>A</summary>\n\nB\n\n</details>", "A"],
    ["their own on the same line", "<details><summary>A</summary>B</details>", "A"],
    ["their own in a paragraph", "<details>\n\n<summary>A</summary> B\n\n</details>", "A"],
  ])("%s", (_, source, expected) => {
    const shown = JSON.stringify(compileAs(source).tree);
    expect(shown.match(/\["summary",\{\},"\w+"\]/g)).toEqual([`["summary",{},"${expected}"]`]);
  });

  test.each([
    ["with text below it", "<details>\n<summary>A</summary>\nB\n</details>", [["p", {}, "\nB"]]],
    [
      "alone in a paragraph",
      "<details>\n\n<summary>A</summary>\n\nB\n\n</details>",
      [["p", {}, "B"]],
    ],
    ["below text", "<details>\nB\n<summary>A</summary>\n</details>", [["p", {}, "B\n"]]],
    [
      "below a list",
      "<details>\n\n- B\n\n<summary>A</summary>\n\n</details>",
      [["ul", {}, ["li", {}, "B"]]],
    ],
  ])("which stands first: %s", (_, source, others) => {
    const { tree, problems } = compileAs(source);
    expect(tree).toEqual([["details", {}, ["summary", {}, "A"], ...others]]);
    expect(problems).toEqual([]);
  });
});
