import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Attempts } from "./attempts";

interface LoadFailureProps {
  /** The reader's name for the part that failed to load: “The search”. */
  name: string;
  attempts: Pick<Attempts<unknown>, "start" | "watch">;
  onClose?: (() => void) | undefined;
}

/** A message that a part of the page could not be loaded. It offers to try again (V3). */
export function LoadFailure({ name, attempts, onClose }: LoadFailureProps) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => attempts.watch(setFailed), [attempts]);
  const close = () => {
    setFailed(false);
    onClose?.();
  };
  if (!isFailed) return null;
  // The message is fixed to the window. Inside an element with a filter, the browser would fix it
  // to that element, so it is rendered in `body`. But a part that can be closed is in a dialog, and
  // nothing behind that can be used.
  const dialog = onClose && document.querySelector("dialog[open]");
  return createPortal(
    <div className="load-failure" role="alert">
      {STRINGS.parts.failure(name)}
      <span>
        <button type="button" onClick={attempts.start}>
          {STRINGS.common.retry}
        </button>{" "}
        <button type="button" onClick={close}>
          {STRINGS.common.close}
        </button>
      </span>
    </div>,
    dialog || document.body,
  );
}
