import { relative, sep } from "node:path";
import { contentRoot, root } from "./roots";

export { contentRoot, root, staticRoot } from "./roots";

/** A path as people read it: from the project's root, with slashes. */
export const fromRoot = (absolutePath: string): string =>
  relative(root, absolutePath).split(sep).join("/");

/** A path below `content/`, with slashes. */
export const fromContent = (absolutePath: string): string =>
  relative(contentRoot, absolutePath).split(sep).join("/");
