import { compiled, flat, problemsOf } from "../../test/jest/diagram";
import { allElements } from "../registry/definitions";
import { toSections } from "./tree/sections";

const diagrams = Array.from(allElements)
  .filter(([, { diagram }]) => diagram !== undefined)
  .map(([name, { figures = [] }]) => ({ name, figures }));

describe.each(diagrams)("M5 the diagram $name", ({ name, figures }) => {
  test("is data of the document, with a title and a description", () => {
    const { tree, needsModule, problems, figures: used } = compiled(`<${name} />`);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    expect(used).toEqual(figures);
    const [diagram, ...others] = tree;
    expect(others).toEqual([]);
    expect(diagram?.slice(0, 2)).toEqual([
      "Diagram",
      {
        title: expect.stringMatching(/\w{3}/),
        description: expect.stringMatching(/\.$/),
        height: expect.stringMatching(/^[\d.]+em$/),
      },
    ]);
  });

  test("has no length in rem, which WebKit does not know in SVG", () => {
    const values = flat(compiled(`<${name} />`).tree).flatMap(([, props]) => Object.values(props));
    expect(values.filter((value) => /\d\s*rem$/.test(String(value)))).toEqual([]);
  });

  test("stays inside of its place", () => {
    const { tree } = compiled(`<${name} />`);
    const height = Number.parseFloat(String(flat(tree)[0]?.[1].height));
    for (const [, props] of flat(tree)) {
      const end = (start: unknown, length: unknown) =>
        Number.parseFloat(String(start)) + Number.parseFloat(String(length ?? 0));
      for (const [start, length] of [
        [props.x, props.width],
        [props.x1, 0],
        [props.x2, 0],
      ]) {
        if (start !== undefined) expect(end(start, length)).toBeLessThanOrEqual(100.001);
      }
      for (const [start, length] of [
        [props.y, props.height],
        [props.y1, 0],
        [props.y2, 0],
      ]) {
        if (start !== undefined) expect(end(start, length)).toBeLessThanOrEqual(height);
      }
    }
  });

  test("is no text of the page for the search", () => {
    const { tree } = compiled(`Before.\n\n<${name} />\n\nAfter.`);
    expect(toSections(tree).map(({ text }) => text)).toEqual(["Before. After."]);
  });

  test("is left alone where the document has an element of that name itself", () => {
    const { tree } = compiled(`import { ${name} } from "./mine"\n\n<${name} />`);
    expect(flat(tree).map(([tag]) => tag)).toEqual([name]);
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
