import { type HTMLAttributes, useRef, useState } from "react";
import * as styles from "./CodeBlock.module.css";

interface CodeBlockProps extends HTMLAttributes<HTMLPreElement> {
  "data-language"?: string;
  "data-title"?: string;
}

const COPIED_FOR = 2000;

/** A code block with its title or language, and a button that copies it (M2). */
export function CodeBlock({
  "data-language": language,
  "data-title": title,
  children,
  ...rest
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code.current?.textContent ?? "");
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR);
  };
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={title ? styles.title : undefined}>{title ?? language ?? "text"}</span>
        <button type="button" className={styles.copy} onClick={copy}>
          <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre ref={code} tabIndex={0} {...rest}>
        {children}
      </pre>
    </figure>
  );
}
