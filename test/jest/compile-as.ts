import { join } from "node:path";
import { type Compiled, compile } from "../../src/markdown/compile";
import type { Environment } from "../../src/markdown/environment";
import { allElements } from "../../src/registry/definitions";
import { plainEnvironment } from "./plain-environment";
import { contentRoot } from "./roots";

/** The two kinds of documents. */
export type Kind = "md" | "mdx";
export const KINDS: readonly Kind[] = ["md", "mdx"];

/** Names of the elements of a site for the tests of the compile. */
export const elementNames = ["Admonition", "Card", "Formula", "Note", "TabItem", "Tabs", "Term"];

/** What is known of `Note`, which is in these tests alone. */
const note = { takes: ["amount", "deep", "list", "low", "on", "open", "text"] };

export const environment: Environment = {
  ...plainEnvironment,
  words: () =>
    new Map([
      ["product.name", "Acme"],
      ["product.slug", "acm"],
      ["figures.lock.longest", "4 years"],
    ]),
  elements: new Map(elementNames.map((name) => [name, allElements.get(name) ?? note])),
};

/** The folder of the documents below `content/`. It has two real images. */
export const FOLDER = "blog/2021-08-26-welcome";

/** Returns the path of a document. */
export const pathOf = (kind: Kind): string => join(contentRoot, FOLDER, `index.${kind}`);

export const compileAs = (source: string, kind: Kind = "md"): Compiled =>
  compile(source, pathOf(kind), environment);

/** Returns the problems of a document: `line:column severity code: message`. */
export const problemLines = ({ problems }: Pick<Compiled, "problems">): string[] =>
  problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

/** Compiles a document and returns its problems: `line:column severity code: message`. */
export const problemsOf = (source: string, kind: Kind = "md"): string[] =>
  problemLines(compileAs(source, kind));

/** Compiles a document and returns the places of its problems: `line:column severity code`. */
export const placesOf = (source: string, kind: Kind = "md"): string[] =>
  problemsOf(source, kind).map((line) => line.slice(0, line.indexOf(": ")));
