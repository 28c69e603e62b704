import { dirname, join, relative, resolve, sep } from "node:path";

/**
 * Returns the route of a file of `static/` that a document names by its path; undefined for any
 * other path. Docusaurus has `static/` beside `docs/`, so `../static/x.png` is such a path, although
 * here it leads to `content/static/`.
 */
export function servedFile(path: string, from: string, contentRoot: string): string | undefined {
  const named = /^@site\/static(\/.*)$/.exec(path)?.[1];
  if (named !== undefined) return named;
  const target = relative(contentRoot, resolve(dirname(from), path));
  if (path.startsWith("/") || !target.startsWith(join("static", sep))) return undefined;
  return target.slice("static".length).split(sep).join("/");
}
