import { compileAs } from "../../../test/jest/compile-as";
import { plainText } from "../tree/plain-text";

describe("M6 names of emoji between colons, as in Docusaurus", () => {
  test.each([
    ["Done :tada:", "Done 🎉"],
    [":+1: :-1: :white_check_mark::100:", "👍 👎 ✅💯"],
    ["(:warning:), *:x:* and **Note:**:bulb:", "(⚠️), ❌ and Note:💡"],
    ["<b>Bold :fire:</b>", "Bold 🔥"],
  ])("%s is %s", (written, expected) => {
    expect(plainText(compileAs(written).tree)).toBe(expected);
  });

  test.each([
    "No emoji has this name: :strategy: or :constructor:",
    "At a ratio of 1:100:3",
    "The type a:x:b",
    "The code `:tada:`",
  ])("%s stays as it is", (written) => {
    expect(plainText(compileAs(written).tree)).toBe(written.replaceAll("`", ""));
  });

  test("an anchor keeps the name; the title and the table of contents show the emoji", () => {
    const { title, headings } = compileAs("# Start :rocket:\n\n## Done :tada:");
    expect(title).toBe("Start 🚀");
    expect(headings).toEqual([{ id: "done-tada", level: 2, text: "Done 🎉", line: 3 }]);
  });
});
