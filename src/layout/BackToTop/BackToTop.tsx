import { isCalm } from "../../runtime/is-calm";
import { MAIN_ID } from "../../site/frame-ids";
import * as styles from "./BackToTop.module.css";
import { useScrollingUp } from "./use-scrolling-up";

/** Scrolls to the top. Moves the focus to the main part, as the button that had the focus disappears. */
function goToTop(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm() ? "instant" : "smooth" });
}

/** A button that brings the reader to the top. It appears when the reader starts to scroll up. */
export function BackToTop() {
  const isScrollingUp = useScrollingUp();
  if (!isScrollingUp) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={goToTop}
      aria-label={STRINGS.frame.backToTop}
      title={STRINGS.frame.backToTop}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
