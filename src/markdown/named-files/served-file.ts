import { dirname, join, relative, resolve, sep } from "node:path";

/**
 * Paths of `static/` from `content/`: where it is, and where Docusaurus has it. There it is beside
 * `docs/`, so a doc may mean it by `../static/x.png`, which here leads to `content/static/`.
 */
const STATIC = [join("..", "static"), "static"];

/**
 * Returns the route of a file of `static/` that a document names by its path; undefined for any
 * other path.
 */
export function servedFile(path: string, from: string, contentRoot: string): string | undefined {
  const named = /^@site\/static(\/.*)$/.exec(path)?.[1];
  if (named !== undefined) return named;
  const target = relative(contentRoot, resolve(dirname(from), path));
  const folder = STATIC.find((name) => target.startsWith(name + sep));
  if (path.startsWith("/") || folder === undefined) return undefined;
  return target.slice(folder.length).split(sep).join("/");
}
