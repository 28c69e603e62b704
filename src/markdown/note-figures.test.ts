import { environment, pathOf, problemLines } from "../../test/jest/compile-as";
import { compile } from "./compile";

const compiled = (source: string) =>
  compile(source, pathOf("mdx"), {
    ...environment,
    elements: new Map([
      ["Fed", { figures: ["lock.longest"] }],
      ["Unfed", { figures: ["lock.longest", "lock.missing"] }],
    ]),
  });

describe("M5: the figures of an element", () => {
  test.each([
    ["by itself", "<Fed />"],
    ["twice", "<Fed />\n\n<Fed />"],
    ["beside the figure in prose", "{figures.lock.longest}\n\n<Fed />"],
    ["in an element", "<details>\n\n<Fed />\n\n</details>"],
    ["in a document with code", "export const x = 1\n\n<Fed />"],
    ["in an expression", "{Math.PI > 3 && <Fed />}"],
    ["in an exported component", "export const Both = () => <div><Fed /></div>\n\n<Both />"],
    ["in an attribute", "<details title={<Fed />} />"],
    ["in spread attributes", "<details {...{ title: <Fed /> }} />"],
  ])("are figures of the document: %s", (_, source) => {
    expect(compiled(source)).toMatchObject({ figures: ["lock.longest"], problems: [] });
  });

  test("are none of a document that has an element of that name itself", () => {
    const source = 'import { Fed } from "react"\n\n<Fed />';
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
