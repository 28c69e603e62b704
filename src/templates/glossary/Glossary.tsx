import { Heading } from "../../prose/Heading/Heading";
import { Link } from "../../prose/Link/Link";
import { labelOf } from "../../prose/label-of";
import { groupByLetter } from "../../site/group";
import * as styles from "./Glossary.module.css";
import { letterId } from "./letter-id";
import { otherNames } from "./other-names";

export interface GlossaryEntry {
  readonly slug: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly definition: string;
  readonly explanation: { readonly path: string; readonly title: string } | null;
}

/** Terms, grouped by their first letter, each with an anchor. */
export function Glossary({ terms }: { terms: readonly GlossaryEntry[] }) {
  return groupByLetter(terms).map(({ key, items }) => (
    <section key={key} className={styles.group}>
      <h2 id={letterId(key)}>{key}</h2>
      <div className={styles.entries}>
        {items.map(({ slug, label, aliases, definition, explanation }) => {
          const others = otherNames(label, aliases);
          return (
            <div key={slug} className={styles.entry}>
              <Heading level="h3" id={slug}>
                {label}
              </Heading>
              {others.length > 0 && (
                <p className={styles.aliases}>
                  {STRINGS.glossary.also(others.join(STRINGS.common.listSeparator))}
                </p>
              )}
              <p>{definition}</p>
              {explanation && (
                <p className={styles.more}>
                  {STRINGS.glossary.explained.before}
                  <Link href={explanation.path}>
                    {labelOf(explanation.path, explanation.title)}
                  </Link>
                  {STRINGS.glossary.explained.after}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  ));
}
