import { chooseLanguage } from "../../runtime/choices/language";
import { useDetailsMenu } from "../../runtime/use-details-menu";
import { addressIn } from "../../site/language-address";
import * as navbar from "../Navbar/Navbar.module.css";
import * as styles from "./LanguageMenu.module.css";

/** Leads to the same page in the other languages of the site. */
export function LanguageMenu({ path }: { path: string }) {
  const menu = useDetailsMenu();
  const shown = LANGUAGES.find(({ tag }) => tag === PAGE_LANGUAGE.lang);
  return (
    <details {...menu} className={navbar.menu}>
      <summary className={navbar.link} aria-label={STRINGS.languages.shown(shown?.label ?? "")}>
        <svg viewBox="0 0 24 24" className={styles.globe} aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9" />
        </svg>
        <span className={styles.label}>{shown?.label}</span>
        <svg viewBox="0 0 10 10" className={navbar.mark} aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </summary>
      <div className={navbar.links}>
        {LANGUAGES.map(({ tag, label, direction, prefix }) => (
          <a
            key={tag}
            href={addressIn(prefix, path)}
            lang={tag}
            dir={direction}
            hrefLang={tag}
            className={navbar.link}
            aria-current={tag === PAGE_LANGUAGE.lang ? "true" : undefined}
            onClick={() => chooseLanguage(tag)}
          >
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
