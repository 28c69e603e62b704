import { type ReactNode, useRef } from "react";
import { overflows, useMeasured } from "../use-measured";
import * as styles from "./Scroller.module.css";

interface ScrollerProps {
  /** Name of the content, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A box that scrolls sideways if its content is wider than the text. The keyboard can reach the box
 * if it scrolls.
 */
export function Scroller({ label, className, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isTooWide = useMeasured(box, overflows);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of form fields, and no landmark
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={className ? `${styles.scroller} ${className}` : styles.scroller}
      tabIndex={isTooWide === false ? undefined : 0}
    >
      {children}
    </div>
  );
}
