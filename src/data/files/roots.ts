import { resolve } from "node:path";

/** Gatsby runs in the project's root folder. */
export const root = process.cwd();
export const contentRoot = resolve(root, "content");
export const staticRoot = resolve(root, "static");
/**
 * The folder in which Gatsby builds the site, from the root. `npm run build` sets it to a folder
 * beside the one that is served (src/commands/build.mts).
 */
export const publicFolder = process.env.PUBLIC_FOLDER ?? "public";
