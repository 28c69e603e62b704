import type { CSSProperties, ReactNode } from "react";
import { wordLanguage } from "../page-languages";
import { Scroller } from "../Scroller/Scroller";
import * as styles from "./MermaidDrawing.module.css";

/** A wide drawing becomes smaller. Words of less than three quarters of their size are hard to read. */
const LEAST = 0.75;

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
      <Scroller label={title} className={styles.scroller}>
        <svg
          role="img"
          aria-label={title}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          style={{ "--least": `${Math.round(LEAST * Number(width))}px` } as CSSProperties}
        >
          {description && <desc>{description}</desc>}
          {children}
        </svg>
      </Scroller>
      <details>
        <summary {...(HAS_LANGUAGES && wordLanguage())}>{STRINGS.prose.diagramSource}</summary>
        <pre>{code}</pre>
      </details>
    </figure>
  );
}
