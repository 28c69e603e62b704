import { compiled, problemsOf } from "../../../test/jest/diagram";
import { elementsIn } from "../../../test/jest/tree";
import { allElements } from "../../registry/definitions";
import type { Json } from "../../site/tree";
import { toSections } from "../tree/sections";

const diagrams = Array.from(allElements)
  .filter(([, { diagram }]) => diagram !== undefined)
  .map(([name, { figures = [] }]) => ({ name, figures }));

const numberOf = (length: Json | undefined): number => Number.parseFloat(String(length ?? 0));

describe.each(diagrams)("M5 the diagram $name", ({ name, figures }) => {
  test("is data of the document, with a title and a description", () => {
    const { tree, module, problems, figures: used } = compiled(`<${name} />`);
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(used).toEqual(figures);
    expect(tree.map(([tag, props]) => [tag, props])).toEqual([
      [
        "Diagram",
        {
          title: expect.stringMatching(/\w{3}/),
          description: expect.stringMatching(/\.$/),
          height: expect.stringMatching(/^[\d.]+em$/),
        },
      ],
    ]);
  });

  test("has no length in rem, which WebKit does not know in SVG", () => {
    const all = elementsIn(compiled(`<${name} />`).tree);
    const values = all.flatMap(([, props]) => Object.values(props));
    expect(values.filter((value) => /\d\s*rem$/.test(String(value)))).toEqual([]);
  });

  test("stays inside of its place", () => {
    const [diagram, ...parts] = elementsIn(compiled(`<${name} />`).tree);
    const height = numberOf(diagram?.[1].height);
    for (const [, props] of parts) {
      const right = numberOf(props.x) + numberOf(props.width);
      const lowest = numberOf(props.y) + numberOf(props.height);
      const [start, end] = [props.x1, props.x2].map(numberOf);
      expect(Math.max(right, start ?? 0, end ?? 0)).toBeLessThanOrEqual(100.001);
      expect(Math.max(lowest, numberOf(props.y1), numberOf(props.y2))).toBeLessThanOrEqual(height);
    }
  });

  test("is no text of the page for the search", () => {
    const { tree } = compiled(`Before.\n\n<${name} />\n\nAfter.`);
    expect(toSections(tree).map(({ text }) => text)).toEqual(["Before. After."]);
  });

  test("is left alone where the document has an element of that name itself", () => {
    const { tree } = compiled(`export const ${name} = () => 1\n\n<${name} />`);
    expect(tree).toEqual([["Hole", { n: 0, name }]]);
  });

  test("inside of code is an error, as nothing can be drawn there", () => {
    expect(problemsOf(`First.\n\n{Math.PI > 3 && <${name} />}`)).toEqual([
      `3:1 error element-in-code: The build replaces \`<${name}>\` before any code runs, so it cannot be inside braces. Move it out of the braces.`,
    ]);
  });

  test("without one of its figures is an error that names it", () => {
    const [key = ""] = figures;
    expect(problemsOf(`First.\n\n<${name} />`, {}, key)).toEqual([
      `3:1 error missing-figure: \`<${name}>\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`,
    ]);
  });
});
