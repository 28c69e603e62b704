import type { Environment } from "../../src/markdown/environment";
import { allElements } from "../../src/registry/definitions";
import { contentRoot, staticRoot } from "./roots";

/** What documents are compiled with on a site without words, figures, terms and other documents. */
export const plainEnvironment: Environment = {
  words: () => new Map(),
  figure: () => undefined,
  contract: () => ({ fault: "There is no contract." }),
  table: () => ({ content: [], sources: [] }),
  routeOf: () => undefined,
  baseOf: () => undefined,
  terms: () => [],
  isForeign: () => false,
  admonitions: () => ["yearn", "tips"],
  math: () => "on",
  aliases: () => ({ "@images": "static/img" }),
  contentRoot,
  staticRoot,
  elements: allElements,
  ownElements: () => new Set(),
};
