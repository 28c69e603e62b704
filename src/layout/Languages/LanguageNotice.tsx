import { Admonition } from "../../prose/Admonition/Admonition";
import * as styles from "../Versions/VersionNotice.module.css";

/** Says that the text of a page is not in the language of the site, but in its own one. */
export function LanguageNotice() {
  return (
    <div className={styles.notice}>
      <Admonition kind="info" title={STRINGS.languages.untranslated.title}>
        <p>{STRINGS.languages.untranslated.text(OWN_LANGUAGE)}</p>
      </Admonition>
    </div>
  );
}
