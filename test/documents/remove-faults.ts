import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { SiteCopy } from "../sites/site-copy";
import type { Problem } from "./problems";
import { LEAST } from "./settings";

type Path = readonly (string | number)[];

/** Returns the path of the innermost value of a YAML file at an offset. Its key counts as well. */
function pathAt(node: unknown, offset: number): Path {
  const isIn = (part: unknown): boolean => {
    const range = (part as Node | null)?.range;
    return range != null && range[0] <= offset && offset < Math.max(range[2], range[0] + 1);
  };
  const parts: [string | number, unknown, unknown][] = isSeq(node)
    ? node.items.map((item, index) => [index, item, item])
    : isMap(node)
      ? node.items.flatMap((pair) =>
          isPair(pair) && isScalar(pair.key)
            ? [[String(pair.key.value), pair.key, pair.value]]
            : [],
        )
      : [];
  const found = parts.find(([, key, value]) => isIn(key) || isIn(value));
  return found ? [found[0], ...pathAt(found[2], offset)] : [];
}

/** Orders paths so that removing one does not change the places of those that follow. */
function lastFirst(one: Path, other: Path): number {
  for (const [index, key] of one.entries()) {
    const [a, b] = [key, other[index]];
    if (b === undefined) return -1;
    if (a !== b) return Number(b) - Number(a) || (String(a) < String(b) ? 1 : -1);
  }
  return other.length - one.length;
}

/** Returns a YAML text without the values at some places. Undefined if nothing of it is left. */
function withoutValues(yaml: string, places: readonly NonNullable<Problem["place"]>[]) {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, uniqueKeys: false });
  const paths = places.map(({ line, column }) =>
    pathAt(document.contents, (lineCounter.lineStarts[line - 1] ?? 0) + column - 1),
  );
  if (paths.some((path) => path.length === 0)) return undefined;
  for (const path of paths.sort(lastFirst)) document.deleteIn(path);
  return String(document);
}

const SITE_FILE = "content/site.yml";

/** Adds what the site's file must have, if it was removed. */
function withLeast(yaml: string): string {
  const document = parseDocument(yaml, { uniqueKeys: false });
  if (!isMap(document.contents)) return JSON.stringify(LEAST);
  if (!document.hasIn(["product", "name"])) document.set("product", LEAST.product);
  if (!document.has("url")) document.set("url", LEAST.url);
  return String(document);
}

/** Returns a name as messages may show it: only its letters of ASCII are sure to be there. */
const shown = (path: string): string => path.replace(/[^!-~]+/g, "?");

/**
 * Removes what has errors: values of settings, and whole files. Returns the number of files that it
 * changed.
 */
export function removeFaults(site: SiteCopy, problems: readonly Problem[]): number {
  const errors = problems.filter(({ isError }) => isError);
  const files = ["content", "static"].flatMap((folder) =>
    site.files(folder).map((path) => path.slice(site.root.length + 1)),
  );
  const faulty = files.filter((path) => errors.some(({ file }) => shown(file) === shown(path)));
  for (const path of faulty) {
    const places = errors
      .filter(({ file }) => shown(file) === shown(path))
      .map(({ place }) => place);
    const known = places.filter((place) => place !== undefined);
    const isWhole = !path.endsWith(".yml") || known.length < places.length;
    const left = isWhole ? undefined : withoutValues(site.read(path), known);
    if (path === SITE_FILE) site.write(path, withLeast(left ?? ""));
    else if (left === undefined) site.remove(path);
    else site.write(path, left);
  }
  return faulty.length;
}
