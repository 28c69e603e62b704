import { type CSSProperties, type HTMLAttributes, useRef, useState } from "react";
import { useCopying } from "../../runtime/clipboard";
import { wordLanguage } from "../page-languages";
import { overflows, useMeasured } from "../use-measured";
import * as styles from "./CodeBlock.module.css";

interface CodeBlockProps extends HTMLAttributes<HTMLPreElement> {
  "data-language"?: string;
  "data-title"?: string;
  /** Number of the first line. Missing for code without line numbers. */
  "data-numbers"?: number | string | undefined;
}

/**
 * A code block with its title or language, and buttons that copy it and wrap its long lines (M2).
 */
export function CodeBlock({
  "data-language": language,
  "data-title": title,
  "data-numbers": firstNumber,
  children,
  ...rest
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const isTooWide = useMeasured(code, overflows);
  // A terminal would run a command at once if a line break came after it.
  const { copy, outcome } = useCopying(async () =>
    (code.current?.textContent ?? "").replace(/\n$/, ""),
  );
  const named = language === "text" ? undefined : language;
  const name = title ?? named ?? STRINGS.prose.plainText;
  const number = Number(firstNumber);
  const words = HAS_LANGUAGES && wordLanguage();
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        {title ? <Title>{title}</Title> : <span {...words}>{name}</span>}
        {(isTooWide || isWrapped) && (
          <button
            type="button"
            className={styles.action}
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
            {...words}
          >
            {STRINGS.prose.wrap}
          </button>
        )}
        <button type="button" className={styles.action} onClick={copy} {...words}>
          <span aria-live="polite">{outcome || STRINGS.prose.copy}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of form fields, and no landmark */}
      <pre
        ref={code}
        role="group"
        aria-label={STRINGS.prose.code(name)}
        translate="no"
        tabIndex={isTooWide === false ? undefined : 0}
        data-numbered={firstNumber === undefined ? undefined : true}
        data-wrapped={isWrapped || undefined}
        style={number > 1 ? { counterReset: `line ${number - 1}` } : undefined}
        {...rest}
      >
        {children}
      </pre>
    </figure>
  );
}

/** The title of a code block, in one line. If it is too long, its folders are cut at their end. */
function Title({ children }: { children: string }) {
  const folders = children.slice(0, Math.max(0, children.lastIndexOf("/")));
  const file = children.slice(folders.length);
  return (
    <span className={styles.title}>
      {folders && (
        <span
          className={styles.folders}
          // In this font all characters have one width. So the styles know how wide the file is.
          style={{ "--file": `${file.length}ch` } as CSSProperties}
        >
          {folders}
        </span>
      )}
      {file}
    </span>
  );
}
