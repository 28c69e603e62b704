import {
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from "react";
import { glossaryEntry } from "../../site/routes";
import { Link } from "../Link/Link";
import * as styles from "./Term.module.css";

interface TermProps {
  /** Anchor of the term's entry in the glossary. */
  name: string;
  children?: ReactNode;
}

/**
 * A term of the glossary, as a link to its entry. The link breaks, copies and prints like the text
 * around it, and works without scripts. The code that shows the definition beside the term is
 * loaded (1.6 kB) when the reader first points at a term, focuses it or taps it. A button would break
 * badly over lines, and do nothing without scripts.
 */
export function Term({ name, children }: TermProps) {
  const [definition, setDefinition] = useState<ReactElement>();
  const onUse = (use: MouseEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => {
    // Once the definition is there, it listens to the term's events itself. A click with a modifier
    // key asks for a new tab.
    if (definition || ("metaKey" in use && (use.metaKey || use.ctrlKey || use.shiftKey))) return;
    const { currentTarget: link, type } = use;
    if (type === "click") use.preventDefault();
    import("./Definition")
      .then(({ define }) => define(name, link, use))
      .then(setDefinition, () => type === "click" && location.assign(link.href));
  };
  return (
    <>
      <Link
        href={glossaryEntry(name)}
        className={styles.term}
        onPointerEnter={onUse}
        onFocus={onUse}
        onClick={onUse}
      >
        {children}
      </Link>
      {definition}
    </>
  );
}
