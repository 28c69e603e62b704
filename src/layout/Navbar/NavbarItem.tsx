import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { isSame } from "../../site/routes";
import * as styles from "./Navbar.module.css";

/** An item as the data layer gives it. */
export interface NavbarItemData {
  readonly type: string;
  readonly label: string | null;
  readonly path: string | null;
  readonly href: string | null;
  /** Whether the page is one of those that the item leads to. */
  readonly isActive?: boolean;
}

interface NavbarItemProps {
  item: NavbarItemData;
  /** Route of the page that is shown. */
  currentPath: string;
  /** What to show for items that are no links. */
  controls: Readonly<Record<string, ReactNode>>;
}

/**
 * An item of the navbar. One that cannot be shown throws an error with its whole definition (E6).
 */
export function NavbarItem({ item, currentPath, controls }: NavbarItemProps) {
  const { type, label, path, href } = item;
  if (type in controls) return controls[type];
  const target = path ?? href;
  if (!target || !label) {
    throw new Error(
      `This item of the navbar (content/site.yml) cannot be shown, as it leads nowhere:\n${JSON.stringify(item, null, 2)}`,
    );
  }
  const isPage = path !== null && isSame(path, currentPath);
  return (
    <Link
      href={target}
      className={styles.link}
      data-active={isPage || item.isActive || undefined}
      aria-current={isPage ? "page" : undefined}
    >
      {label}
      {href && (
        <svg viewBox="0 0 10 10" className={styles.external} aria-hidden="true">
          <path d="M3 1h6v6M9 1 1 9" />
        </svg>
      )}
    </Link>
  );
}
