import { useEffect, useState } from "react";
import { isIn } from "../../prose/page-languages";
import { chooseLanguage, wishedLanguage } from "../../runtime/choices/language";
import { addressIn } from "../../site/language-address";
import * as styles from "./LanguageOffer.module.css";

interface LanguageOfferProps {
  path: string;
  /** The languages in which the page is written. Undefined: in all. */
  languages: readonly string[] | undefined;
}

/**
 * Offers the page in the language that the reader would rather read, in that language. It never leads
 * there by itself, and a reader who closes it is not asked again.
 */
export function LanguageOffer({ path, languages }: LanguageOfferProps) {
  const [wish, setWish] = useState<string>();
  useEffect(() => {
    const tags = LANGUAGES.map(({ tag }) => tag);
    setWish(wishedLanguage(tags, PAGE_LANGUAGE.lang, navigator.languages));
  }, []);
  const offered = LANGUAGES.find(({ tag }) => tag === wish && isIn(tag, languages));
  if (!offered) return null;
  const { tag, direction, prefix, offer, close } = offered;
  return (
    <aside className={styles.offer} aria-label={offer} lang={tag} dir={direction}>
      <a href={addressIn(prefix, path)} hrefLang={tag} onClick={() => chooseLanguage(tag)}>
        {offer}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        onClick={() => {
          chooseLanguage(PAGE_LANGUAGE.lang);
          setWish(undefined);
        }}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentcolor" strokeWidth="2" fill="none" />
        </svg>
      </button>
    </aside>
  );
}
