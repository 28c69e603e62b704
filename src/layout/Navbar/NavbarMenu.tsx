import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from "react";
import * as styles from "./Navbar.module.css";

interface NavbarMenuProps {
  label: string | null;
  /** Whether the current page is one that the menu leads to. */
  isActive: boolean;
  /** The links. */
  children: ReactNode;
}

/**
 * A menu of the navbar: a button that shows links below it. It works without scripts. With them, it
 * closes on Escape, and as soon as the reader turns to something else.
 */
export function NavbarMenu({ label, isActive, children }: NavbarMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => menu.current?.removeAttribute("open"), []);

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close();
    };
    addEventListener("pointerdown", onElsewhere);
    addEventListener("focusin", onElsewhere);
    return () => {
      removeEventListener("pointerdown", onElsewhere);
      removeEventListener("focusin", onElsewhere);
    };
  }, [close]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown} onClick={onClick}>
      <summary className={styles.link} data-active={isActive || undefined}>
        {label}
        <svg viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  );
}
