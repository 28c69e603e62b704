import { Heading } from "../../elements/Heading/Heading";
import { Link } from "../../elements/Link/Link";
import { groupByLetter } from "../../site/group";
import * as styles from "./Glossary.module.css";
import { otherNames } from "./other-names";

interface GlossaryProps {
  terms: readonly {
    readonly slug: string;
    readonly label: string;
    readonly aliases: readonly string[];
    readonly definition: string;
    readonly explanation: { readonly path: string; readonly title: string } | null;
  }[];
}

/** Returns the anchor of a letter. No term can have this anchor. */
const letterId = (letter: string): string => `letter:${letter}`;

/** All terms, grouped by their first letter, each with an anchor. */
export function Glossary({ terms }: GlossaryProps) {
  const groups = groupByLetter(terms);
  if (groups.length === 0) return <p>There are no terms yet.</p>;
  return (
    <>
      <nav aria-label="Letters" className={styles.index}>
        <ul className={styles.letters}>
          {groups.map(({ key }) => (
            <li key={key}>
              <a href={`#${letterId(key)}`}>{key}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ key, items }) => (
        <section key={key} className={styles.group}>
          <h2 id={letterId(key)}>{key}</h2>
          {items.map(({ slug, label, aliases, definition, explanation }) => {
            const others = otherNames(label, aliases);
            return (
              <div key={slug} className={styles.entry}>
                <Heading level="h3" id={slug}>
                  {label}
                </Heading>
                {others.length > 0 && <p className={styles.aliases}>Also: {others.join(", ")}</p>}
                <p>{definition}</p>
                {explanation && (
                  <p className={styles.more}>
                    Explained in <Link href={explanation.path}>{explanation.title}</Link>
                  </p>
                )}
              </div>
            );
          })}
        </section>
      ))}
    </>
  );
}
