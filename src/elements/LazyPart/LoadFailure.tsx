import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Attempts } from "./attempts";

interface LoadFailureProps {
  /** What failed to load, as the reader knows it: “The search”. */
  name: string;
  attempts: Pick<Attempts<unknown>, "start" | "watch">;
  onClose?: (() => void) | undefined;
}

/** Says that a part of the page could not be loaded, and offers to try again (V3). */
export function LoadFailure({ name, attempts, onClose }: LoadFailureProps) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => attempts.watch(setFailed), [attempts]);
  const close = () => {
    setFailed(false);
    onClose?.();
  };
  if (!isFailed) return null;
  // Fixed to the window, which it would not be inside an element with a filter.
  return createPortal(
    <div className="load-failure" role="alert">
      {name} could not be loaded.
      <span>
        <button type="button" onClick={attempts.start}>
          Retry
        </button>{" "}
        <button type="button" onClick={close}>
          Close
        </button>
      </span>
    </div>,
    document.body,
  );
}
