import { resolve } from "node:path";
import { isNode, visit } from "yaml";
import { splitFrontMatter } from "../../markdown/front-matter";
import { type ProblemPlace, wholeFile } from "../../site/problems/problem";
import { cachedFile } from "../files/cached-file";
import { fromRoot } from "../files/project";
import type { YamlPath } from "./document";
import { parseYaml } from "./document";
import { keyLocator, locator, type Place } from "./yaml";

/** A place in a file, with the path that is shown to people. */
type PlaceInFile = Place & Pick<ProblemPlace, "file">;

/**
 * Reads the YAML of a file: the whole file, or the front matter of a Markdown file. Line numbers
 * are those of the file.
 */
const yamlOf = cachedFile((text, path) =>
  /\.mdx?$/.test(path) ? splitFrontMatter(text).frontMatter : text,
);
const yamlIn = (file: string): string => yamlOf(resolve(file)) ?? "";

/**
 * Returns the place of a value in a YAML file or in front matter, given its path of keys. If the
 * value is missing, returns the place of what should hold it.
 */
export const placeInYaml = (file: string, at: YamlPath): PlaceInFile => ({
  file: fromRoot(file),
  ...locator(yamlIn(file))(at),
});

/** Returns the place of a key in a YAML file or in front matter, given its path of keys. */
export const placeOfKey = (file: string, at: YamlPath): PlaceInFile => ({
  file: fromRoot(file),
  ...keyLocator(yamlIn(file))(at),
});

/**
 * Returns the place of a value below a key of a file's front matter. `value` is the value as written,
 * or recognizes it. Without `value`, returns the place where the key's value begins.
 */
export function placeInFrontMatter(
  file: string,
  key: string,
  value?: string | ((written: string) => boolean),
): ProblemPlace {
  const isIt = typeof value === "function" ? value : (written: string) => written === value;
  const { document, lines } = parseYaml(yamlIn(file));
  const below = document.get(key, true);
  if (!isNode(below)) return wholeFile(fromRoot(file));
  let offset = below.range?.[0];
  visit(below, {
    Scalar(role, { value: found, range }) {
      if (role === "key" || value === undefined || !isIt(String(found))) return undefined;
      offset = range?.[0];
      return visit.BREAK;
    },
  });
  if (offset === undefined) return wholeFile(fromRoot(file));
  const { line, col } = lines.linePos(offset);
  return { file: fromRoot(file), line, column: col };
}
