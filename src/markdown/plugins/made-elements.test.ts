import { environment, pathOf, problemLines } from "../../../test/jest/compile-as";
import { allElements } from "../../registry/definitions";
import { compile } from "../compile";

const made = Array.from(allElements).flatMap(([name, { instead }]) =>
  instead === undefined ? [] : [[name, instead] as const],
);

const compiled = (source: string) =>
  compile(source, pathOf("mdx"), { ...environment, elements: allElements });

describe("M4 an element that only the build can make is an error if an author writes it", () => {
  test.each(made)("%s; what is in it stays", (name, instead) => {
    const source = `<${name} id={1}>\n\n## a\n\n</${name}>\n\nb <${name} />\n\n{<${name}>c</${name}>}`;
    const document = compiled(source);
    expect(problemLines(document)).toEqual(
      ["1:1", "7:3", "9:1"].map(
        (place) =>
          `${place} error unknown-element: Only the build can make \`<${name}>\`. ${instead}`,
      ),
    );
    expect(document.tree.slice(0, 2)).toEqual([
      ["h2", { id: "a" }, "a"],
      ["p", {}, "b "],
    ]);
  });

  test.each(made)("%s may be a component of the document's own", (name) => {
    const source = `export const ${name} = () => <b>a</b>\n\n<${name} />\n\n{<${name} />}`;
    expect(problemLines(compiled(source))).toEqual([]);
  });
});
