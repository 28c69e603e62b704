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
    "<details>\n<summary>A</summary>\nB *c*\n</details>",
    "<details>\n\n<summary>A</summary> B *c*\n\n</details>",
  ])("which is no part of the paragraph after it: %j", (source) => {
    const { tree, problems } = compileAs(source);
    expect(problems).toEqual([]);
    const [[name, , summary, [paragraph]]] = tree as [[string, object, unknown, [string]]];
    expect([name, summary, paragraph]).toEqual(["details", ["summary", {}, "A"], "p"]);
  });
});
