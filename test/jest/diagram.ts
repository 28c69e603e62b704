import { join } from "node:path";
import { type Compiled, compile } from "../../src/markdown/compile";
import type { Environment } from "../../src/markdown/environment";
import type { DocumentTree } from "../../src/site/tree";
import { problemLines } from "./compile-as";
import { figuresWith } from "./figures";
import { plainEnvironment } from "./plain-environment";
import { contentRoot } from "./roots";
import { elementsIn } from "./tree";

const environmentWith = (changed: Record<string, number>, missing?: string): Environment => {
  const figures = new Map(
    figuresWith(changed)
      .filter(({ key }) => key !== missing)
      .map(({ key, value }) => [key, { name: `Name of ${key}`, value, text: `${value}%` }]),
  );
  return {
    ...plainEnvironment,
    words: () => new Map(Array.from(figures, ([key, { text }]) => [`figures.${key}`, text])),
    figure: (key) => figures.get(key),
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
  problemLines(compiled(...args));

/** Returns the texts in a drawing. */
export const textsOf = (nodes: DocumentTree): string[] =>
  elementsIn(nodes, "tspan").map(([, , text]) => String(text));
