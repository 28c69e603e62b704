import type { ReactNode } from "react";
import { useDetailsMenu } from "../../runtime/use-details-menu";
import * as styles from "./Navbar.module.css";

interface NavbarMenuProps {
  label: string | null;
  /** Whether one of its links is the marked one. */
  isActive: boolean;
  /** The links. */
  children: ReactNode;
}

/** A menu of the navbar: a button that shows links below it. */
export function NavbarMenu({ label, isActive, children }: NavbarMenuProps) {
  const menu = useDetailsMenu();
  return (
    <details {...menu} className={styles.menu}>
      <summary className={styles.link} aria-current={isActive || undefined}>
        {label}
        <svg viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  );
}
