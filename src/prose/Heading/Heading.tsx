import type { HTMLAttributes } from "react";
import { htmlUrl } from "../html-url";
import { wordLanguage } from "../page-languages";
import * as styles from "./Heading.module.css";

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: "h2" | "h3" | "h4" | "h5" | "h6";
}

/**
 * A heading with a link to itself (D6). A heading without an id, or with a class, such as that of
 * the footnotes, has no link.
 */
export function Heading({ level: Level, id, children, className, ...rest }: HeadingProps) {
  const language = HAS_LANGUAGES && wordLanguage();
  const isPartOfText = id !== undefined && className === undefined;
  return (
    <Level id={id} className={className ?? styles.heading} {...rest}>
      {children}
      {isPartOfText && (
        <a
          className={styles.anchor}
          href={htmlUrl(`#${id}`, "link")}
          suppressHydrationWarning
          aria-label={STRINGS.prose.sectionLink}
          {...language}
        >
          #
        </a>
      )}
    </Level>
  );
}
