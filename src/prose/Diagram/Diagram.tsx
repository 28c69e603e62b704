import { type ReactNode, useId } from "react";
import { interfaceLanguage } from "../page-languages";
import * as styles from "./Diagram.module.css";

interface DiagramProps {
  title: string;
  description: string;
  /** Height of the drawing, with its unit. */
  height: string;
  /** The shapes, which the compiler draws. */
  children?: ReactNode;
}

/** A diagram that the compiler has drawn. */
export function Diagram({ title, description, height, children }: DiagramProps) {
  const id = useId();
  return (
    <figure
      className={styles.diagram}
      aria-labelledby={id}
      {...(HAS_LANGUAGES && interfaceLanguage())}
    >
      <figcaption>
        <strong id={id}>{title}</strong>
        <span id={`${id}d`}>{description}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={title}
        aria-describedby={`${id}d`}
        height={height}
        className={styles.shapes}
      >
        {children}
      </svg>
    </figure>
  );
}

/** The shapes of a diagram alone, for readers who see them. */
export const DiagramShapes = ({ height, children }: Pick<DiagramProps, "height" | "children">) => (
  <svg height={height} className={styles.shapes} aria-hidden="true">
    {children}
  </svg>
);
