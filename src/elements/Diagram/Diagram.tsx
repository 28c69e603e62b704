import { type ReactNode, useId } from "react";
import * as styles from "./Diagram.module.css";

interface DiagramProps {
  title: string;
  description: string;
  /** With its unit. */
  height: string;
  /** Its shapes, drawn in the compile. */
  children?: ReactNode;
}

/** A diagram that the compile has drawn: `<ValueFlow />`. */
export function Diagram({ title, description, height, children }: DiagramProps) {
  const id = useId();
  return (
    <figure className={styles.diagram} aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{title}</strong>
        <span id={`${id}d`}>{description}</span>
      </figcaption>
      <svg role="img" aria-label={title} aria-describedby={`${id}d`} height={height}>
        {children}
      </svg>
    </figure>
  );
}
