import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./MobileMenu.module.css";

/** Up to this width the mobile layout applies (T). */
const MOBILE = "(max-width: 996px)";

interface MobileMenuProps {
  /** The route that is shown; another one closes the menu. */
  currentPath: string;
  children: ReactNode;
}

/**
 * The menu of narrow screens (L5): a button, and a modal dialog, which traps the focus, makes the rest inert and closes on
 * Escape by itself.
 */
export function MobileMenu({ currentPath, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed, it is empty: the docs' list is long, and stands in the page already.
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the route has changed
  useEffect(close, [currentPath]);

  useEffect(() => {
    const width = matchMedia(MOBILE);
    const closeOnDesktop = () => {
      if (!width.matches) dialog.current?.close();
    };
    width.addEventListener("change", closeOnDesktop);
    return () => width.removeEventListener("change", closeOnDesktop);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop has Escape as its key */}
      <dialog
        ref={dialog}
        className={styles.menu}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <div className={styles.panel}>
          <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
          {isOpen && children}
        </div>
      </dialog>
    </>
  );
}
