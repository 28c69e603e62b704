import { Marked } from "./Marked";
import type { SectionResult } from "./ranking/pages";
import * as styles from "./Snippet.module.css";

/** The line of a section that answers the reader. Code has its language before it. */
export function Snippet({ snippet, from }: Pick<SectionResult, "snippet" | "from">) {
  if (from.kind !== "code") return <Marked parts={snippet} />;
  return (
    <>
      <span className={styles.language}>{from.language ?? STRINGS.search.code}</span>{" "}
      <code className={styles.code}>
        <Marked parts={snippet} />
      </code>
    </>
  );
}
