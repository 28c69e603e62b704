import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Props of a modal `<dialog>`, which is open as long as React says so. Escape and the browser's
 * other ways to close it only tell React, which closes it. So the focus is back where it was no
 * sooner than React knows, and Enter opens it again.
 */
export function useModal(close: () => void, isOpen = true) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      const isLost = document.activeElement === document.body && before instanceof HTMLElement;
      // WebKit takes what was behind the dialog for inert until it has asked for its layout, and
      // leaves the focus nowhere.
      if (isLost && before.getClientRects().length > 0) before.focus();
    };
  }, [isOpen]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return { ref, onCancel, onClose: close };
}
