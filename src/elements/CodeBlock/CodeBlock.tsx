import { type HTMLAttributes, useRef, useState } from "react";
import { useCopying } from "../../runtime/clipboard";
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
  const { copy, outcome } = useCopying(async () => code.current?.textContent ?? "");
  const name = title ?? language ?? "text";
  const number = Number(firstNumber);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={title ? styles.title : undefined}>{name}</span>
        {(isTooWide || isWrapped) && (
          <button
            type="button"
            className={styles.action}
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          >
            Wrap
          </button>
        )}
        <button type="button" className={styles.action} onClick={copy}>
          <span aria-live="polite">{outcome || "Copy"}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of form fields, and no landmark */}
      <pre
        ref={code}
        role="group"
        aria-label={`Code: ${name}`}
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
