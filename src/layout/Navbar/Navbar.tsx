import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { LOGO_HEIGHT } from "../../site/logo-height";
import { home } from "../../site/routes";
import * as styles from "./Navbar.module.css";
import { NavbarItem, type NavbarItemData } from "./NavbarItem";
import { Wordmark } from "./Wordmark";

interface NavbarProps {
  /** Name of the product, for readers who cannot see the logo. */
  name: string;
  /** Short upper-case name (N2). */
  brand: string;
  /** The short name as a drawing. Null if there is none. */
  wordmark: Queries.Wordmark | null;
  /** In px. */
  logoWidth: number;
  left: readonly NavbarItemData[];
  right: readonly NavbarItemData[];
  currentPath: string;
  controls: Readonly<Record<string, ReactNode>>;
  /** The button that opens the mobile menu. */
  menuButton: ReactNode;
}

/** The bar at the top of every page (L3). It stays when the page scrolls. */
export function Navbar({
  name,
  brand,
  wordmark,
  logoWidth,
  left,
  right,
  menuButton,
  ...itemProps
}: NavbarProps) {
  const items = (some: readonly NavbarItemData[]) =>
    some.map((item) => (
      <NavbarItem key={`${item.type} ${item.label ?? ""}`} item={item} {...itemProps} />
    ));
  return (
    <header className={styles.bar}>
      <nav className={styles.navbar} aria-label="Main">
        {menuButton}
        <Link
          href={home}
          className={styles.brand}
          aria-label={`${brand === name ? "" : `${brand}: `}${name} home page`}
        >
          <img src={withPrefix("/img/logo.svg")} alt="" width={logoWidth} height={LOGO_HEIGHT} />
          {wordmark ? (
            <Wordmark {...wordmark} name={brand} />
          ) : (
            <span className={styles.name}>{brand}</span>
          )}
        </Link>
        <div className={styles.left}>{items(left)}</div>
        <div className={styles.right}>{items(right)}</div>
      </nav>
    </header>
  );
}
