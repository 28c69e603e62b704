import type { ReactNode } from "react";
import { Link } from "../../prose/Link/Link";
import { isBelow, isSame } from "../../site/routes";
import * as styles from "./Navbar.module.css";
import { NavbarMenu } from "./NavbarMenu";

/** An item of the navbar, as the data layer provides it. */
export interface NavbarItemData
  extends Pick<Queries.NavbarItem, "type" | "label" | "path" | "href"> {
  /** Whether the current page is one of the pages that the item leads to. */
  readonly isActive?: boolean;
  /** The links of a menu. */
  readonly items?: readonly NavbarItemData[];
}

interface NavbarItemProps {
  item: NavbarItemData;
  /** Route of the current page. */
  currentPath: string;
  /** The controls for items that are not links, by the item's type. */
  controls: Readonly<Record<string, ReactNode>>;
}

const isPage = ({ path }: NavbarItemData, currentPath: string): boolean =>
  path !== null && isSame(path, currentPath);

/** As in Docusaurus, a link to a list such as the blog stands for the pages below it as well. */
const isActive = (item: NavbarItemData, currentPath: string): boolean =>
  item.isActive ||
  isPage(item, currentPath) ||
  (item.type === "link" && item.path !== null && isBelow(currentPath, item.path));

/**
 * An item of the navbar. If it cannot be shown, it throws an error with its whole definition (E6).
 */
export function NavbarItem({ item, currentPath, controls }: NavbarItemProps) {
  const { type, label, path, href } = item;
  if (type in controls) return controls[type];
  if (HAS_NAVBAR_MENUS && item.items?.length) {
    return (
      <NavbarMenu label={label} isActive={item.items.some((link) => isActive(link, currentPath))}>
        {item.items.map((link) => (
          <NavbarItem key={link.label} item={link} currentPath={currentPath} controls={controls} />
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
      data-active={isActive(item, currentPath) || undefined}
      aria-current={isPage(item, currentPath) ? "page" : undefined}
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
