import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { isSame } from "../../site/routes";
import * as styles from "./Navbar.module.css";

/** An item of the navbar, as the data layer provides it. */
export interface NavbarItemData
  extends Pick<Queries.NavbarItem, "type" | "label" | "path" | "href"> {
  /** Whether the current page is one of the pages that the item leads to. */
  readonly isActive?: boolean;
}

interface NavbarItemProps {
  item: NavbarItemData;
  /** Route of the current page. */
  currentPath: string;
  /** The controls for items that are not links, by the item's type. */
  controls: Readonly<Record<string, ReactNode>>;
}

/**
 * An item of the navbar. If it cannot be shown, it throws an error with its whole definition (E6).
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
