import { readFileSync } from "node:fs";
import { compile } from "../../markdown/compile";
import type { DocumentLink } from "../../markdown/facts";
import type { Problem } from "../../site/problems/problem";
import { isExternal } from "../../site/routes";
import type { DocumentTree, TreeElement } from "../../site/tree";
import type { YamlPath } from "../yaml/document";
import { placeInYaml } from "../yaml/place-of";
import { environment } from "./environment";

/** Markdown that is a value of a YAML file. All places are those of the file. */
interface MarkdownInYaml {
  tree: DocumentTree;
  links: DocumentLink[];
  problems: Problem[];
}

/** What is said of elements of HTML that only documents draw as they should be. */
const OF_DOCUMENTS = new Map([
  ["pre", "block of code"],
  ["picture", "`<picture>`"],
]);

/**
 * Returns, in words, what a tree has that is drawn in documents only: elements that are not among
 * `elements`, blocks of code, and pictures that are not in `static/`.
 */
function ofDocuments(tree: DocumentTree, elements: readonly string[]): string[] {
  const said = ([name, { src }]: TreeElement): string | undefined => {
    const address = String(src);
    if (name === "img" && !address.startsWith("/") && !isExternal(address))
      return "picture that is not in `static/`";
    return /^[A-Z]/.test(name) && !elements.includes(name)
      ? `\`<${name}>\``
      : OF_DOCUMENTS.get(name);
  };
  return tree.flatMap((node) => {
    if (typeof node === "string") return [];
    const [, , ...children] = node;
    return said(node) ?? ofDocuments(children, elements);
  });
}

const indentOf = (line = ""): number => line.length - line.trimStart().length;

/**
 * Compiles Markdown that is a value of a YAML file, with its words filled in. It cannot have code,
 * and of the site's elements only those of `elements`. `at` is the path of its keys.
 */
export function compileInYaml(
  markdown: string,
  file: string,
  at: YamlPath,
  elements: readonly string[] = [],
): MarkdownInYaml {
  const { tree, module, parts, links, problems } = compile(markdown, file, environment);
  const { file: shown, ...start } = placeInYaml(file, at);
  const lines = markdown.split("\n");
  const linesOfFile = readFileSync(file, "utf8").split(/\r\n?|\n/);
  // A text of several lines is a block (`|`). It begins in the line below its key, and is indented.
  const placed = <Placed extends { line: number | null; column: number | null }>(one: Placed) => {
    if (lines.length === 1) return { ...one, ...start };
    const line = start.line + (one.line ?? 1);
    const indent = indentOf(linesOfFile[line - 1]) - indentOf(lines[(one.line ?? 1) - 1]);
    return { ...one, line, column: (one.column ?? 1) + Math.max(0, indent) };
  };
  // The problems of the file already contain unknown words.
  const placedProblems = problems
    .filter(({ code }) => code !== "unknown-word")
    .map((problem) => ({ ...placed(problem), file: shown }));
  const unfit = Array.from(new Set(ofDocuments(tree, elements))).join(", ");
  const hasCode = module !== null || parts.length > 0;
  if (hasCode || unfit !== "")
    placedProblems.push({
      code: "unsupported-markup",
      severity: "error",
      message: hasCode
        ? "Expected Markdown without code. Remove what imports, exports or calculates."
        : `Only documents can have this: ${unfit}. Remove it, or write a document and link to it.`,
      file: shown,
      ...start,
    });
  return { tree: module === null ? tree : [], links: links.map(placed), problems: placedProblems };
}
