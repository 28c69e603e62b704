import { type ReactNode, useRef } from "react";
import { wordLanguage } from "../../prose/page-languages";
import { useCopying } from "../../runtime/clipboard";
import * as styles from "./Copy.module.css";

/** A short text with a button that copies it, such as an address: `<Copy>0x…</Copy>`. */
export function Copy({ children }: { children?: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  const { copy, outcome } = useCopying(async () => (text.current?.textContent ?? "").trim());
  return (
    <span className={styles.copy}>
      <span ref={text} translate="no">
        {children}
      </span>
      <button type="button" onClick={copy} {...(HAS_LANGUAGES && wordLanguage())}>
        <span aria-live="polite">{outcome || STRINGS.prose.copy}</span>
      </button>
    </span>
  );
}
