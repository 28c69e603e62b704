import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import { splitFrontMatter } from "../markdown/front-matter";
import type { Problem } from "../site/problem";

/** Where a value first stands in a file, given its path from the project's root. */
export function placeOf(file: string, value: string): Pick<Problem, "line" | "column"> {
  const before = readFileSync(resolve(file), "utf8").split(value, 1)[0] ?? "";
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Where the value of a key stands in a YAML file, or in the front matter of a Markdown file, given its path from the project's
 * root; the nearest key around it that there is.
 */
export function placeOfKey(
  file: string,
  at: readonly (string | number)[],
): Pick<Problem, "line" | "column"> {
  const text = readFileSync(resolve(file), "utf8");
  const lineCounter = new LineCounter();
  const yaml = /\.mdx?$/.test(file) ? splitFrontMatter(text).frontMatter : text;
  const document = parseDocument(yaml, { lineCounter });
  for (let length = at.length; length >= 0; length -= 1) {
    const node = document.getIn(at.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const { line, col } = lineCounter.linePos(node.range[0]);
    return { line, column: col };
  }
  return { line: null, column: null };
}
