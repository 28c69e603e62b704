import * as styles from "./Marked.module.css";
import type { SnippetPart } from "./ranking/snippet";

/** A text in which the matches of a search are marked (S4). */
export function Marked({ parts }: { parts: readonly SnippetPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    if (!isMatch) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    );
  });
}
