import { resolve } from "node:path";

/** The language of this build, if it is not the site's own (src/commands/languages). */
export const language = process.env.SITE_LANGUAGE || undefined;
/** Gatsby runs in the project's root folder, or in that of a language, `.languages/<code>`. */
export const root = process.cwd();
/** The project itself. */
export const projectRoot = language === undefined ? root : resolve(root, "../..");
/** The folder with the code: an import works in a folder that has none (src/commands/import.mts). */
export const codeRoot = process.env.IMPORT_INTO ?? root;
export const contentRoot = resolve(root, "content");
export const staticRoot = resolve(root, "static");
/** The texts in other languages: a folder for each. */
export const translationsRoot = resolve(projectRoot, "content/i18n");
/**
 * The folder in which Gatsby builds the site, from the root. `npm run build` sets it to a folder
 * beside the one that is served (src/commands/build.mts).
 */
export const publicFolder = process.env.PUBLIC_FOLDER ?? "public";
