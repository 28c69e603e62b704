import { type ReactElement, useId, useLayoutEffect, useRef } from "react";
import { findTerm, type GlossaryTerm } from "../../runtime/glossary";
import { glossaryEntry } from "../../site/routes";
import { Link } from "../Link/Link";
import { interfaceLanguage } from "../page-languages";
import * as styles from "./Definition.module.css";
import { type Use, watchTerm } from "./open-definition";

interface DefinitionProps {
  entry: GlossaryTerm;
  /** The link of the term, which stands before the definition in the text. */
  term: HTMLElement;
  /** The reader's first action on the term. */
  use: Use;
}

/**
 * The definition of a term. It opens beside the term. In the text it follows the term, so the Tab
 * key reaches it after the term.
 */
function Definition({ entry, term, use }: DefinitionProps) {
  const { slug, definition, hasFigures, explanation } = entry;
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  // A layout effect, as it must run at once: from here on, `Term` leaves the link's events to
  // `watchTerm`. A tap in between would follow the link.
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const { answer, stop } = watchTerm({ term, box: box.current });
    answer(use);
    return stop;
  }, [term, use]);
  const language = HAS_LANGUAGES && interfaceLanguage();
  const popover = { popover: "manual" };
  return (
    <span ref={box} id={id} className={styles.definition} role="note" {...popover} {...language}>
      {definition}
      {hasFigures && ` ${STRINGS.prose.illustrative}`}
      <span className={styles.links}>
        <Link href={glossaryEntry(slug)}>{STRINGS.prose.glossary}</Link>
        {explanation && <Link href={explanation.path}>{explanation.title}</Link>}
      </span>
    </span>
  );
}

/**
 * Returns the definition of a term that a reader uses for the first time. Rejects if the definition
 * cannot be shown; the term then works as a link.
 */
export async function define(name: string, term: HTMLElement, use: Use): Promise<ReactElement> {
  if (!("popover" in term)) throw new Error("This browser has no popovers.");
  return <Definition entry={await findTerm(name)} term={term} use={use} />;
}
