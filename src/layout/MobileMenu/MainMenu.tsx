import { Link } from "../../prose/Link/Link";
import * as styles from "./MainMenu.module.css";

interface MenuLink {
  label: string;
  target: string;
  /** Set if the link stands for the current page. */
  current?: "page" | "true" | undefined;
}

/** Links of the menu that belong together. */
export interface MenuGroup {
  /** Null for the links of the navbar, which come first. */
  title: string | null;
  links: readonly MenuLink[];
}

/** Returns the groups without links that an earlier group has, and without empty groups. */
function withoutRepeats(groups: readonly MenuGroup[]): MenuGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ target }) => !seen.has(target) && seen.add(target)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** The menu of narrow screens outside of the docs: the links of the navbar, then of the footer. */
export const MainMenu = ({ groups }: { groups: readonly MenuGroup[] }) => (
  <nav aria-label={STRINGS.menu.main}>
    {withoutRepeats(groups).map(({ title, links }) => (
      <div key={title} className={styles.group}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <ul className={styles.list}>
          {links.map(({ label, target, current }) => (
            <li key={target}>
              <Link href={target} className={styles.link} aria-current={current}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
