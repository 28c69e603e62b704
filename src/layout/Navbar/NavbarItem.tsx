import type { ReactNode } from "react";
import { Link } from "../../prose/Link/Link";
import { currentMark, type NavbarItemData } from "./active-item";
import * as styles from "./Navbar.module.css";
import { NavbarMenu } from "./NavbarMenu";

interface NavbarItemProps {
  item: NavbarItemData;
  /** The one item that is marked. */
  active: NavbarItemData | undefined;
  /** Route of the current page. */
  currentPath: string;
  /** The controls for items that are not links, by the item's type. */
  controls: Readonly<Record<string, ReactNode>>;
}

/**
 * An item of the navbar. If it cannot be shown, it throws an error with its whole definition (E6).
 */
export function NavbarItem({ item, ...rest }: NavbarItemProps) {
  const { active, currentPath, controls } = rest;
  const { type, label, path, href } = item;
  if (type in controls) return controls[type];
  if (HAS_NAVBAR_MENUS && item.items?.length) {
    return (
      <NavbarMenu label={label} isActive={item.items.some((link) => link === active)}>
        {item.items.map((link) => (
          <NavbarItem key={link.label} item={link} {...rest} />
        ))}
      </NavbarMenu>
    );
  }
  const target = path ?? href;
  if (!target || !label) {
    throw new Error(
      `This item of the navbar (content/site.yml) cannot be shown, as it leads nowhere:\n${JSON.stringify(item, null, 2)}`,
    );
  }
  return (
    <Link
      href={target}
      className={styles.link}
      aria-current={currentMark(item, active, currentPath)}
    >
      {label}
      {href && (
        <svg viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
          <path d="M3 1h6v6M9 1 1 9" />
        </svg>
      )}
    </Link>
  );
}
