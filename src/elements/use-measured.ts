import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element's content is wider than the element. */
export const overflows = ({ scrollWidth, clientWidth }: Element): boolean =>
  scrollWidth > clientWidth;

/**
 * Returns whether `isTrue` holds for an element's size. The result follows the size of the window.
 * It is undefined until the browser has measured the element.
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
