import { relative, resolve, sep } from "node:path";

/** Gatsby runs in the project's root. */
export const root = process.cwd();
export const contentRoot = resolve(root, "content");
export const staticRoot = resolve(root, "static");

/** A path as people read it: from the project's root, with slashes. */
export const fromRoot = (absolutePath: string): string =>
  relative(root, absolutePath).split(sep).join("/");

/** A path below `content/`, with slashes. */
export const fromContent = (absolutePath: string): string =>
  relative(contentRoot, absolutePath).split(sep).join("/");
