import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Returns props for a modal `<dialog>` that is open as long as React says so. Escape, and the
 * browser's other ways to close it, only call `close`. React then closes the dialog. So React
 * always knows that the dialog is closed before the focus returns, and Enter opens it again.
 */
export function useModal(close: () => void, isOpen = true) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const dialog = ref.current;
    const before = document.activeElement;
    // A script of the page may have opened it already.
    if (!dialog?.open) dialog?.showModal();
    return () => {
      // Until the next frame, a field of the closed dialog would still get the reader's keys.
      dialog?.querySelector<HTMLElement>(":focus")?.blur();
      dialog?.close();
      const isLost = document.activeElement === document.body && before instanceof HTMLElement;
      // After the close, WebKit still treats what was behind the dialog as inert and leaves the
      // focus nowhere. Asking for the layout (`getClientRects`) ends that.
      if (isLost && before.getClientRects().length > 0) before.focus();
    };
  }, [isOpen]);
  // In the same step in which the dialog shows, so that no Back comes in between.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // Back shows another page, or closes a dialog that has an entry of its own.
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [isOpen, close]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onClose = () => {
    // The event comes late. By then the reader may have opened it again.
    if (!ref.current?.open) close();
  };
  return { ref, onCancel, onClose };
}
