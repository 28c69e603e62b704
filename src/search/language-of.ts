import { labelLanguage } from "../runtime/label-language";

/** Returns the language and the direction of a page's texts, if they are not those of the site. */
export const languageOf = (path: string) => (HAS_LANGUAGES ? labelLanguage(path) : undefined);
