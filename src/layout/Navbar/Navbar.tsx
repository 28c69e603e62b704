import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../prose/Link/Link";
import { Slot } from "../../prose/Slot/Slot";
import { LOGO_HEIGHT } from "../../site/logo-height";
import { inMode, modeStyles } from "../../site/mode-styles";
import { home } from "../../site/routes";
import type { NavbarItemData } from "./active-item";
import * as styles from "./Navbar.module.css";
import { NavbarItem } from "./NavbarItem";
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
  /** Whether the short name stands beside the logo. */
  showName: boolean;
  left: readonly NavbarItemData[];
  right: readonly NavbarItemData[];
  /** The one item that is marked. */
  active: NavbarItemData | undefined;
  currentPath: string;
  controls: Readonly<Record<string, ReactNode>>;
  /** The menu of languages, if there are several. */
  languages?: ReactNode;
  /** The button that opens the mobile menu. */
  menuButton: ReactNode;
}

/**
 * Styles of a navbar that has no room for its items, or on a phone for its name: as on a phone, the items
 * stand in the menu. Without scripts there is no menu, so they stand in several rows. React writes no
 * character of the text in another way.
 */
const crowdedStyles = (width: number): string => {
  const { brand, left, right, link, menu, name, navbar } = styles;
  return [
    `@media screen{.${link}{white-space:nowrap}}`,
    `@media (max-width:${width}px){`,
    `:root[data-scripts] .${left},:root[data-scripts] .${right} :is(.${link},.${menu}){display:none}`,
    `:root[data-scripts] .${navbar} button:has(~ .${left}){display:grid}`,
    `:root:not([data-scripts]) :is(.${navbar},.${left},.${right}){flex-wrap:wrap}`,
    `.${brand}{flex:0 1 auto;min-inline-size:0}}`,
    `@media (max-width:62.25rem){`,
    `.${name}{white-space:normal;overflow-wrap:anywhere;font-size:.875rem;line-height:1.2;letter-spacing:0}}`,
  ].join("");
};

/** The bar at the top of every page (L3). It stays when the page scrolls. */
export function Navbar({
  name,
  brand,
  wordmark,
  logoWidth,
  showName,
  left,
  right,
  languages,
  menuButton,
  ...itemProps
}: NavbarProps) {
  const items = (some: readonly NavbarItemData[]) =>
    some.map((item) => (
      <NavbarItem key={`${item.type} ${item.label ?? ""}`} item={item} {...itemProps} />
    ));
  const logo = (file: string, className?: string) => (
    <img
      src={withPrefix(file)}
      alt=""
      width={logoWidth}
      height={LOGO_HEIGHT}
      className={className}
    />
  );
  return (
    <header className={styles.bar}>
      {NAVBAR_CROWDED_UP_TO > 0 && <style>{crowdedStyles(NAVBAR_CROWDED_UP_TO)}</style>}
      <nav className={styles.navbar} aria-label={STRINGS.navbar.label}>
        {menuButton}
        <Link
          href={home}
          className={styles.brand}
          aria-label={
            brand === name ? STRINGS.navbar.home(name) : STRINGS.navbar.homeOfBrand(brand, name)
          }
        >
          <Slot name="Logo" path={itemProps.currentPath}>
            {logo(LOGO.light, LOGO.dark ? inMode.light : undefined)}
            {LOGO.dark && <style>{modeStyles}</style>}
            {LOGO.dark && logo(LOGO.dark, inMode.dark)}
            {showName &&
              (wordmark ? (
                <Wordmark {...wordmark} name={brand} />
              ) : (
                <span className={styles.name}>{brand}</span>
              ))}
          </Slot>
        </Link>
        <div className={styles.left}>{items(left)}</div>
        <div className={styles.right}>
          {languages && <div>{languages}</div>}
          {items(right)}
          <Slot name="NavbarEnd" path={itemProps.currentPath} />
        </div>
      </nav>
    </header>
  );
}
