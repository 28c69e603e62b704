import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useModal } from "../../runtime/use-modal";
import * as styles from "./Zoom.module.css";

interface ZoomProps {
  alt: string;
  caption?: string | null | undefined;
  onClose: () => void;
  /** The picture at its largest size. */
  children: ReactNode;
}

/**
 * A dialog with a picture as large as the window (M3). A click or Escape closes it. The browser
 * then moves the focus back.
 */
export function Zoom({ alt, caption, onClose, children }: ZoomProps) {
  const modal = useModal(onClose);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click has Escape as its key
    <dialog {...modal} className={styles.zoom} aria-label={alt} onClick={onClose}>
      <button type="button" className={styles.close} aria-label="Close">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
      {children}
      {caption && <p className={styles.caption}>{caption}</p>}
    </dialog>,
    document.body,
  );
}
