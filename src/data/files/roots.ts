import { resolve } from "node:path";

/** Gatsby runs in the project's root. */
export const root = process.cwd();
export const contentRoot = resolve(root, "content");
export const staticRoot = resolve(root, "static");
/**
 * The folder that the site is built in, from the root: beside the one that is served, where `npm
 * run build` says so (src/commands/build.mts).
 */
export const publicFolder = process.env.PUBLIC_FOLDER ?? "public";
