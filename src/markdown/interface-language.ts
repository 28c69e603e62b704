import type { Environment } from "./environment";

/**
 * Returns the attributes of sentences of the interface within a document: their language and direction,
 * if the document, given its absolute path, is in another language.
 */
export const interfaceLanguage = (environment: Environment, path: string) =>
  environment.isForeign(path) ? { ...PAGE_LANGUAGE } : {};

/** Returns the language of single words and of names, which stand as the document runs. */
export const wordLanguage = (environment: Environment, path: string) =>
  environment.isForeign(path) ? { lang: PAGE_LANGUAGE.lang } : {};
