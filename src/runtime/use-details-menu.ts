import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";

/**
 * Returns what makes a `details` element a menu. It works without scripts. With them, it closes on
 * Escape, when the reader follows one of its links, and as soon as the reader turns to something
 * else.
 */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute("open");

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      const menu = ref.current;
      if (!(target instanceof Node && menu?.contains(target))) menu?.removeAttribute("open");
    };
    addEventListener("pointerdown", onElsewhere);
    addEventListener("focusin", onElsewhere);
    return () => {
      removeEventListener("pointerdown", onElsewhere);
      removeEventListener("focusin", onElsewhere);
    };
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !ref.current?.open) return;
    close();
    ref.current.querySelector("summary")?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  return { ref, onKeyDown, onClick, "data-menu": "" };
}
