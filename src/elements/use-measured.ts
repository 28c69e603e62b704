import { type RefObject, useEffect, useState } from "react";

/** Whether an element's content is wider than it has room. */
export const overflows = ({ scrollWidth, clientWidth }: Element): boolean =>
  scrollWidth > clientWidth;

/**
 * Whether something is true of an element's size, in a window of any size; undefined until it is
 * measured.
 */
export function useMeasured<Measured extends Element>(
  ref: RefObject<Measured>,
  isTrue: (element: Measured) => boolean,
): boolean | undefined {
  const [result, setResult] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured stays the same
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setResult(isTrue(element)));
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return result;
}
