import { join } from "node:path";
import { type Compiled, compile } from "../../src/markdown/compile";
import type { Environment } from "../../src/markdown/environment";
import { allElements } from "../../src/registry/definitions";
import type { DocumentTree, TreeNode } from "../../src/site/tree";
import { figuresWith } from "./figures";
import { contentRoot, staticRoot } from "./roots";

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

/** Compiles a document with diagrams. `changed` replaces values of figures, `missing` is left out. */
export const compiled = (
  source: string,
  changed: Record<string, number> = {},
  missing?: string,
): Compiled => compile(source, join(contentRoot, "pages/a.md"), environmentWith(changed, missing));

/** Returns the problems of a document: `line:column severity code: message`. */
export const problemsOf = (...args: Parameters<typeof compiled>): string[] =>
  compiled(...args).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

const isElement = (node: TreeNode): node is Exclude<TreeNode, string> => typeof node !== "string";
/** Returns all elements in a tree. */
export const flat = (nodes: DocumentTree): Exclude<TreeNode, string>[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...flat(node.slice(2) as DocumentTree)]);
/** Returns the texts in a drawing. */
export const textsOf = (nodes: DocumentTree): string[] =>
  flat(nodes).flatMap(([name, , text]) => (name === "tspan" ? [String(text)] : []));
