import { environment, pathOf, problemLines } from "../../test/jest/compile-as";
import { compile } from "./compile";

const compiled = (source: string) =>
  compile(source, pathOf("mdx"), {
    ...environment,
    elements: new Map([
      ["LockWeight", { figures: ["lock.longest"] }],
      ["Unfed", { figures: ["lock.longest", "lock.missing"] }],
    ]),
  });

describe("M5: the figures of an element", () => {
  test.each([
    ["by itself", "<LockWeight />"],
    ["twice", "<LockWeight />\n\n<LockWeight />"],
    ["beside the figure in prose", "{figures.lock.longest}\n\n<LockWeight />"],
    ["in an element", "<details>\n\n<LockWeight />\n\n</details>"],
    ["in a document with code", "export const x = 1\n\n<LockWeight />"],
    ["in an expression", "{Math.PI > 3 && <LockWeight />}"],
    ["in an exported component", "export const Both = () => <div><LockWeight /></div>\n\n<Both />"],
    ["in an attribute", "<details title={<LockWeight />} />"],
    ["in spread attributes", "<details {...{ title: <LockWeight /> }} />"],
  ])("are figures of the document: %s", (_, source) => {
    expect(compiled(source)).toMatchObject({ figures: ["lock.longest"], problems: [] });
  });

  test("are none of a document that has an element of that name itself", () => {
    const source = 'import { LockWeight } from "react"\n\n<LockWeight />';
    expect(compiled(source)).toMatchObject({ figures: [], problems: [] });
  });

  test("one that is missing is an error with the place of the element", () => {
    const document = compiled("First.\n\n<Unfed />");
    expect(problemLines(document)).toEqual([
      "3:1 error missing-figure: `<Unfed>` shows the figure `lock.missing`, which is not in `content/figures.yml`.",
    ]);
    expect(document.figures).toEqual(["lock.longest"]);
  });
});
