import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isNode, visit } from "yaml";
import { splitFrontMatter } from "../markdown/front-matter";
import type { Problem } from "../site/problem";
import { keyLocator, locator, type Path, type Place } from "./yaml";
import { parseYaml } from "./yaml-document";

type MaybePlace = Pick<Problem, "line" | "column">;

/** The YAML of a file: all of it, or the front matter of a Markdown file, in lines of the file. */
function yamlOf(file: string): string {
  const text = readFileSync(resolve(file), "utf8");
  return /\.mdx?$/.test(file) ? splitFrontMatter(text).frontMatter : text;
}

/** Where a value stands in a YAML file or in front matter, given the way to it; else, what should hold it. */
export const placeInYaml = (file: string, at: Path): Place => locator(yamlOf(file))(at);

/** Where a key stands in a YAML file or in front matter, given the way to it. */
export const placeOfKey = (file: string, at: Path): Place => keyLocator(yamlOf(file))(at);

/** Where a value stands below a key of a file's front matter; without a value, where that of the key begins. */
export function placeInFrontMatter(file: string, key: string, value?: string): MaybePlace {
  const { frontMatter } = splitFrontMatter(readFileSync(resolve(file), "utf8"));
  const { document, lines } = parseYaml(frontMatter);
  const below = document.get(key, true);
  if (!isNode(below)) return { line: null, column: null };
  let offset = below.range?.[0];
  visit(below, {
    Scalar(role, { value: found, range }) {
      if (role === "key" || value === undefined || String(found) !== value) return undefined;
      offset = range?.[0];
      return visit.BREAK;
    },
  });
  if (offset === undefined) return { line: null, column: null };
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
