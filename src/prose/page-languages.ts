import { createContext, useContext } from "react";

/**
 * The codes of the languages in which the text of a page is written. Undefined if it is there in all
 * languages of the site.
 */
export const PageLanguages = /* @__PURE__ */ createContext<readonly string[] | undefined>(
  undefined,
);

/** Whether a page has a text in a language. */
export const isIn = (tag: string, languages: readonly string[] | undefined): boolean =>
  languages?.includes(tag) ?? true;

/** Returns the languages in which the text of the page is written. Only components may call it. */
export const pageLanguages = (): readonly string[] | undefined =>
  // biome-ignore lint/correctness/useHookAtTopLevel: a build always calls it, or never
  HAS_LANGUAGES ? useContext(PageLanguages) : undefined;

/** The language and the direction of the interface, within a text that has others. */
export const InterfaceLanguage = /* @__PURE__ */ createContext<typeof PAGE_LANGUAGE | undefined>(
  undefined,
);

/**
 * Returns the attributes of words of the interface within a text: their language and direction, if
 * these are not those of the text. Only components may call it.
 */
export const interfaceLanguage = () =>
  // biome-ignore lint/correctness/useHookAtTopLevel: a build always calls it, or never
  HAS_LANGUAGES ? useContext(InterfaceLanguage) : undefined;

/**
 * Returns the language of single words of the interface within a text, and of names that nobody sees.
 * They stand where the direction of the text puts them. Only components may call it.
 */
export function wordLanguage() {
  const language = interfaceLanguage();
  return language && { lang: language.lang };
}

/**
 * Returns the attributes of the page's own text: its language and direction, if these are not those of
 * the page. Only components may call it. A site with one language has no code for it.
 */
export function textLanguage() {
  const languages = pageLanguages();
  const [own] = LANGUAGES;
  return own && !isIn(PAGE_LANGUAGE.lang, languages)
    ? { lang: own.tag, dir: own.direction }
    : undefined;
}
