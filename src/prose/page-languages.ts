import { createContext, useContext } from "react";

/**
 * The codes of the languages in which the text of a page is written. Undefined if it is there in all
 * languages of the site.
 */
export const PageLanguages = createContext<readonly string[] | undefined>(undefined);

/** Whether a page has a text in a language. */
export const isIn = (tag: string, languages: readonly string[] | undefined): boolean =>
  languages?.includes(tag) ?? true;

/** Returns the language of a text that is not in that of the page. */
function useForeign() {
  const languages = useContext(PageLanguages);
  const [own] = LANGUAGES;
  return own && !isIn(PAGE_LANGUAGE.lang, languages) ? own : undefined;
}

/**
 * Returns the attributes of the page's own text: its language and direction, if these are not those of
 * the page. A site with one language has no code for it.
 */
export const useTextLanguage: () => { lang?: string; dir?: string } = HAS_LANGUAGES
  ? () => {
      const foreign = useForeign();
      return foreign ? { lang: foreign.tag, dir: foreign.direction } : {};
    }
  : () => ({});
