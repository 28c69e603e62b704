import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element's content is wider than the element. */
export const overflows = ({ scrollWidth, clientWidth }: Element): boolean =>
  scrollWidth > clientWidth;

/**
 * Returns whether `isTrue` holds for an element's size. The result follows the size of the window
 * and the pictures within. It is undefined until the browser has measured the element.
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
    const measure = () => setResult(isTrue(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    // A picture within it has arrived. This event does not bubble.
    element.addEventListener("load", measure, true);
    return () => {
      observer.disconnect();
      element.removeEventListener("load", measure, true);
    };
  }, []);
  return result;
}
