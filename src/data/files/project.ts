import { join, relative, sep } from "node:path";
import { contentRoot, publicFolder, root } from "./roots";

export { contentRoot, publicFolder, root, staticRoot } from "./roots";

/** A path as people read it: from the project's root, with slashes. */
export const fromRoot = (absolutePath: string): string =>
  relative(root, absolutePath).split(sep).join("/");

/** A path below `content/`, with slashes. */
export const fromContent = (absolutePath: string): string =>
  relative(contentRoot, absolutePath).split(sep).join("/");

/** A file of the site that is built, by its path from the site's root. */
export const publicFile = (path: string): string => join(publicFolder, path);

/**
 * A file in which a build tells the next what it has made. It is one with Gatsby's own memory
 * (src/commands/build-folders.ts).
 */
export const memoryFile = (name: string): string => join(".cache/output", name);
