import { resolve } from "node:path";

/** Gatsby runs in the project's root. */
export const root = process.cwd();
export const contentRoot = resolve(root, "content");
export const staticRoot = resolve(root, "static");
