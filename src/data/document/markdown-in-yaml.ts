import { readFileSync } from "node:fs";
import { compile } from "../../markdown/compile";
import type { DocumentLink } from "../../markdown/facts";
import type { Problem } from "../../site/problems/problem";
import type { DocumentTree } from "../../site/tree";
import type { YamlPath } from "../yaml/document";
import { placeInYaml } from "../yaml/place-of";
import { environment } from "./environment";

/** Markdown that is a value of a YAML file. All places are those of the file. */
interface MarkdownInYaml {
  tree: DocumentTree;
  links: DocumentLink[];
  problems: Problem[];
}

const indentOf = (line = ""): number => line.length - line.trimStart().length;

/**
 * Compiles Markdown that is a value of a YAML file, with its words filled in. It cannot have code.
 * `at` is the path of its keys.
 */
export function compileInYaml(markdown: string, file: string, at: YamlPath): MarkdownInYaml {
  const { tree, module, links, problems } = compile(markdown, file, environment);
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
  if (module !== null)
    placedProblems.push({
      code: "unsupported-markup",
      severity: "error",
      message: "Expected Markdown without code. Remove what imports, exports or calculates.",
      file: shown,
      ...start,
    });
  return { tree: module === null ? tree : [], links: links.map(placed), problems: placedProblems };
}
