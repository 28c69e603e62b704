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
  /** Anchor of its entry in the glossary. */
  name: string;
  children?: ReactNode;
}

/**
 * A term of the glossary. It is a link to its entry, which breaks, copies and prints as the text
 * around it and works without scripts. What shows the definition beside it comes when a reader
 * first points at a term, focuses it or taps it.
 */
export function Term({ name, children }: TermProps) {
  const [definition, setDefinition] = useState<ReactElement>();
  const onUse = (use: MouseEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => {
    // Once it is there, the definition listens to the term itself. A click with a modifier asks for
    // a new tab.
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
