import { isIn } from "../../markdown/named-files/is-in";
import { fromRoot, root } from "../files/project";

/** A path and a place in an error's stack. */
const FRAME = /\(?((?:\/|[A-Z]:\\)[^\n()]+?):(\d+:\d+)\)?$/gm;

/** What has a place in the document, or belongs to the drawing itself. */
const ELSEWHERE = /\.mdx?$|^src\/(?:drawing|prose\/Tree)\//;

/**
 * Returns the place in a component of the site where an error began; undefined if it began in the
 * document itself, or in a package.
 */
export function placeInStack(stack: string): string | undefined {
  for (const [, path = "", place = ""] of stack.matchAll(FRAME)) {
    if (!isIn(path, root) || path.includes("node_modules")) continue;
    const file = fromRoot(path);
    return ELSEWHERE.test(file) ? undefined : `${file}:${place}`;
  }
  return undefined;
}
