import { type CSSProperties, type ReactNode, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { isCalm } from "../../runtime/is-calm";
import { useModal } from "../../runtime/use-modal";
import { textLanguage, wordLanguage } from "../page-languages";
import * as styles from "./Zoom.module.css";

interface ZoomProps {
  alt: string;
  caption?: string | null | undefined;
  /** The picture in the page. */
  small: HTMLElement;
  /** Width in px of the picture at its largest size, and width by height. */
  pixels: number;
  ratio: number;
  onClose: () => void;
  /** The picture at its largest size. */
  children: ReactNode;
}

/** Moves an element to its place from that of another, with its size. */
function moveFrom({ x, y, width, height }: DOMRect, element: Element): void {
  const to = element.getBoundingClientRect();
  if (isCalm() || !width || !to.width) return;
  const size = `scale(${width / to.width}, ${height / to.height})`;
  const start = `translate(${x - to.x}px, ${y - to.y}px) ${size}`;
  element.animate(
    { transform: [start, "none"], transformOrigin: ["0 0", "0 0"], zIndex: [1, 1] },
    { duration: 200, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
}

/**
 * A dialog with a picture as large as the window (M3), which grows from the small one. A click or
 * Escape closes it. The browser then moves the focus back, and the picture in the page shrinks to its
 * size, so nobody waits for that.
 */
export function Zoom({ alt, caption, small, pixels, ratio, onClose, children }: ZoomProps) {
  const close = () => {
    const large = modal.ref.current?.querySelector("img");
    if (large) moveFrom(large.getBoundingClientRect(), small);
    onClose();
  };
  const modal = useModal(close);
  useLayoutEffect(() => {
    const large = modal.ref.current?.querySelector("img");
    if (!large) return;
    // The small picture stands in for the large one until that has come.
    const shown = small.querySelector<HTMLImageElement>("picture > img")?.currentSrc;
    if (shown && !large.complete) {
      large.style.background = `url("${shown}") 0 / 100% 100%`;
      large.onload = () => large.style.removeProperty("background");
    }
    moveFrom(small.getBoundingClientRect(), large);
  }, [modal.ref, small]);
  const words = HAS_LANGUAGES && wordLanguage();
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click has Escape as its key
    <dialog
      {...modal}
      className={styles.zoom}
      style={{ "--pixels": `${pixels}px`, "--ratio": ratio } as CSSProperties}
      aria-label={alt}
      {...(HAS_LANGUAGES && textLanguage())}
      onClick={close}
    >
      <button type="button" className={styles.close} aria-label={STRINGS.common.close} {...words}>
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
