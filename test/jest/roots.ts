import { resolve } from "node:path";

/** This project with the content of the fixture site. No unit test reads the shipped content. */
export const root = process.cwd();
export const projectRoot = resolve(root);
export const codeRoot = resolve(root);
export const language = undefined;
export const contentRoot = resolve(root, "test/site/content");
export const staticRoot = resolve(root, "test/site/static");
export const translationsRoot = resolve(contentRoot, "i18n");
export const publicFolder = "public";
