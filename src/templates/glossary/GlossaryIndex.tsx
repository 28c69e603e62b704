import { useId } from "react";
import { htmlUrl } from "../../prose/html-url";
import { groupByLetter } from "../../site/group";
import type { GlossaryEntry } from "./Glossary";
import * as styles from "./GlossaryIndex.module.css";
import { letterId } from "./letter-id";

interface GlossaryIndexProps {
  /** The terms that the page shows. */
  terms: readonly GlossaryEntry[];
  /** What the reader has typed to find a term. */
  filter: string;
  onFilter: (filter: string) => void;
}

/** The ways to a term: a field that leaves only the terms with a text, and the letters. */
export function GlossaryIndex({ terms, filter, onFilter }: GlossaryIndexProps) {
  const id = useId();
  return (
    <nav aria-label={STRINGS.glossary.letters} className={styles.index}>
      <div className={styles.filter}>
        <label htmlFor={id}>{STRINGS.glossary.find}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
        />
        <p role="status">{filter.trim() && STRINGS.glossary.terms(terms.length)}</p>
      </div>
      <ul className={styles.letters}>
        {groupByLetter(terms).map(({ key }) => (
          <li key={key}>
            <a href={htmlUrl(`#${letterId(key)}`, "link")} suppressHydrationWarning>
              {key}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
