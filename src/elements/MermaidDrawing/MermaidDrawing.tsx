import type { ReactNode } from "react";
import { Scroller } from "../Scroller/Scroller";
import * as styles from "./MermaidDrawing.module.css";

interface MermaidDrawingProps {
  title: string;
  description?: string;
  /** In px. */
  width: string;
  height: string;
  /** What the author wrote. */
  code: string;
  /** The shapes, which the compiler draws. */
  children?: ReactNode;
}

/** A Mermaid diagram that the compiler has drawn, with its source below. */
export function MermaidDrawing({
  title,
  description,
  width,
  height,
  code,
  children,
}: MermaidDrawingProps) {
  return (
    <figure className={styles.drawing} data-kind="mermaid">
      <Scroller label={title}>
        <svg
          role="img"
          aria-label={title}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          {description && <desc>{description}</desc>}
          {children}
        </svg>
      </Scroller>
      <details>
        <summary>Source of the diagram</summary>
        <pre>{code}</pre>
      </details>
    </figure>
  );
}
