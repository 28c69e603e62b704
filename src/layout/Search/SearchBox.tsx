import { useEffect, useState } from "react";
import { LazyPart } from "../../elements/LazyPart/LazyPart";
import type { SearchUrls } from "../../search/load";
import * as styles from "./SearchBox.module.css";

const loadDialog = () => import("../../search/SearchDialog");

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** The search box of the navbar: a button that opens the dialog, as do Ctrl+K and `/` (S2). */
export function SearchBox(urls: SearchUrls) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (isShortcut || (event.key === "/" && !isTyping(event))) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
        </svg>
        <span className={styles.label}>Search</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && (
        <LazyPart
          name="The search"
          load={loadDialog}
          part={{ ...urls, onClose: () => setOpen(false) }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
