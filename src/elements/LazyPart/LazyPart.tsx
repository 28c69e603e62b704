import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";

interface LazyPartProps<Props extends object> {
  /** What failed to load, as the reader knows it: “The search”. */
  name: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the loaded component gets. */
  part: Props;
  /** Takes the message away when the reader does not want to try again. */
  onDismiss: () => void;
}

/** Shows a component whose script is loaded when it is needed. When that fails it says so and offers to try again (V3). */
export function LazyPart<Props extends object>({
  name,
  load,
  part,
  onDismiss,
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each attempt
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    load().then(
      (module) => isCurrent && setPart(() => module.default),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (Part) return <Part {...part} />;
  if (!isFailed) return null;
  // Fixed to the window, which it would not be inside an element with a filter.
  return createPortal(
    <div className="load-failure" role="alert">
      {name} could not be loaded.
      <span>
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>{" "}
        <button type="button" onClick={onDismiss}>
          Close
        </button>
      </span>
    </div>,
    document.body,
  );
}
