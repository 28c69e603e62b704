import { join } from "node:path";
import { figuresWith } from "../../test/jest/figures";
import { contentRoot, staticRoot } from "../../test/jest/roots";
import { allElements } from "../elements/registry/definitions";
import type { DocumentTree, TreeNode } from "../site/tree";
import { compile } from "./compile";
import type { Environment } from "./environment";
import { toSections } from "./tree/sections";

const NAMES = ["ValueFlow", "Allocation", "EpochTimeline", "StrategyParts"];

const environmentWith = (changed: Record<string, number>, missing?: string): Environment => {
  const figures = new Map(
    figuresWith(changed)
      .filter(({ key }) => key !== missing)
      .map(({ key, value }) => [key, { name: `Name of ${key}`, value, text: `${value}%` }]),
  );
  return {
    words: () => new Map(Array.from(figures, ([key, { text }]) => [`figures.${key}`, text])),
    figure: (key) => figures.get(key),
    routeOf: () => undefined,
    baseOf: () => undefined,
    terms: () => [],
    math: () => "on",
    contentRoot,
    staticRoot,
    elements: allElements,
  };
};

const compiled = (source: string, changed: Record<string, number> = {}, missing?: string) =>
  compile(source, join(contentRoot, "pages/a.md"), environmentWith(changed, missing));

/** `line:column severity code: message` */
const problemsOf = (...args: Parameters<typeof compiled>): string[] =>
  compiled(...args).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

const isElement = (node: TreeNode): node is Exclude<TreeNode, string> => typeof node !== "string";
const flat = (nodes: DocumentTree): Exclude<TreeNode, string>[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...flat(node.slice(2) as DocumentTree)]);
const textsOf = (nodes: DocumentTree): string[] =>
  flat(nodes).flatMap(([name, , text]) => (name === "tspan" ? [String(text)] : []));

describe.each(NAMES)("M5 the diagram %s", (name) => {
  test("is data of the document, with a title and a description", () => {
    const { tree, needsModule, problems, figures } = compiled(`<${name} />`);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    expect(figures).toEqual(allElements.get(name)?.figures);
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
    const [key = ""] = allElements.get(name)?.figures ?? [];
    expect(problemsOf(`First.\n\n<${name} />`, {}, key)).toEqual([
      `3:1 error missing-figure: \`<${name}>\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`,
    ]);
  });
});

test("M5 the flow of value has its numbers from the figures", () => {
  const changed = { "fees.unstakedLevy": 12, "emissions.teamShare": 3 };
  const texts = textsOf(compiled("<ValueFlow />", changed).tree);
  expect(texts).toContain("levy of 12%");
  expect(texts).toContain("team, at most 3%");
});

test("M5 the flow of value brings the rebase to all locks and every reward for votes to voters", () => {
  const nodes = flat(compiled("<ValueFlow />").tree);
  const numbers = (node: (typeof nodes)[number], ...keys: string[]) =>
    keys.map((key) => Number.parseFloat(String(node[1][key])));
  const groups = nodes.filter(
    ([, props]) => props["data-flow"] !== undefined || props["data-box"] !== undefined,
  );
  const boxes = groups.flatMap((group) => {
    const [area] = flat([group]).filter(([name]) => name === "rect");
    const [name = ""] = textsOf([group]);
    if (!area || group[1]["data-box"] === undefined) return [];
    const [x = 0, y = 0, height = 0] = numbers(area, "x", "y", "height");
    return [{ name, x, top: y, bottom: y + height }];
  });
  const recipientsOf = (flow: string) =>
    groups
      .filter(([, props]) => props["data-flow"] === flow)
      .flatMap((group) => flat([group]).filter(([name]) => name === "line"))
      .flatMap((line) => {
        const [end = 0, y = 0] = numbers(line, "x2", "y2");
        return boxes.filter((box) => box.x === end && box.top < y && y < box.bottom);
      })
      .map(({ name }) => name);
  expect(recipientsOf("rebase")).toEqual(["All locks"]);
  expect(recipientsOf("incentive")).toEqual(["Voters"]);
  expect(new Set(recipientsOf("fee"))).toEqual(new Set(["LPs", "Voters"]));
});

describe("M5 the allocation", () => {
  test("has a bar for each part, beginning where the one before it ends", () => {
    const bars = flat(compiled("<Allocation />").tree)
      .filter(([, props]) => props["data-bar"] === "part")
      .map(([, { x, width }]) => [x, width]);
    expect(bars).toEqual([
      ["0%", "40%"],
      ["40%", "20%"],
      ["60%", "15%"],
      ["75%", "15%"],
      ["90%", "10%"],
    ]);
  });

  test("of parts that are no whole is an error that names them", () => {
    expect(problemsOf("First.\n\n<Allocation />", { "allocation.team": 12.5 })).toEqual([
      "3:1 error wrong-figures: The figures `allocation.lockers` (40%), `allocation.ecosystem` (20%), `allocation.treasury` (15%), `allocation.team` (12.5%), `allocation.liquidity` (10%) are parts of one whole, but add up to 97.5% and not to 100%. Correct them in `content/figures.yml`.",
    ]);
  });

  test("may have parts of tenths", () => {
    const changed = { "allocation.lockers": 40.1, "allocation.team": 14.9 };
    expect(problemsOf("<Allocation />", changed)).toEqual([]);
  });
});
