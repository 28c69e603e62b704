import { type ReactElement, useId, useLayoutEffect, useRef } from "react";
import { findTerm, type GlossaryTerm } from "../../runtime/glossary";
import { glossaryEntry } from "../../site/routes";
import { Link } from "../Link/Link";
import * as styles from "./Definition.module.css";
import { type Use, watchTerm } from "./open-definition";

interface DefinitionProps {
  entry: GlossaryTerm;
  /** The link before it in the text. */
  term: HTMLElement;
  /** What the reader has done first. */
  use: Use;
}

/**
 * The definition of a term, which opens beside it. It follows the term in the text, and so in the
 * order of the Tab key.
 */
function Definition({ entry, term, use }: DefinitionProps) {
  const { slug, definition, hasFigures, explanation } = entry;
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  // At once: from here on the link leaves what is done with it to this, and a tap would follow it.
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const { answer, stop } = watchTerm({ term, box: box.current });
    answer(use);
    return stop;
  }, [term, use]);
  return (
    <span ref={box} id={id} className={styles.definition} role="note" {...{ popover: "manual" }}>
      {definition}
      {hasFigures && " The figure is illustrative."}
      <span className={styles.links}>
        <Link href={glossaryEntry(slug)}>Glossary</Link>
        {explanation && <Link href={explanation.path}>{explanation.title}</Link>}
      </span>
    </span>
  );
}

/**
 * The definition of a term that a reader uses for the first time. Fails where it cannot be shown:
 * the term is a link then.
 */
export async function define(name: string, term: HTMLElement, use: Use): Promise<ReactElement> {
  if (!("popover" in term)) throw new Error("This browser has no popovers.");
  return <Definition entry={await findTerm(name)} term={term} use={use} />;
}
