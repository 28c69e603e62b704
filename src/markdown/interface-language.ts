import type { Environment } from "./environment";

const NONE: Readonly<Record<string, string>> = {};

/**
 * Returns the attributes of words of the interface within a document: their language and direction, if
 * the document, given its absolute path, is in another language.
 */
export const interfaceLanguage = (environment: Environment, path: string) =>
  environment.isForeign(path) ? PAGE_LANGUAGE : NONE;
