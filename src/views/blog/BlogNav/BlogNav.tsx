import { Link } from "../../../prose/Link/Link";
import * as routes from "../../../site/routes";
import { listTitles } from "../../../site/titles";
import * as styles from "./BlogNav.module.css";

const PAGES = [
  { label: "All posts", path: routes.blog },
  { label: listTitles.archive, path: routes.archive },
  { label: listTitles.tags, path: routes.tags },
  { label: listTitles.authors, path: routes.authors },
];
const FEEDS = [
  { label: "RSS", path: routes.rss },
  { label: "Atom", path: routes.atom },
];

/** The ways through the blog: its lists and its feeds. `path` is the list that the page belongs to. */
export const BlogNav = ({ path: current }: { path: string }) => (
  <nav className={styles.nav} aria-label="Blog">
    <ul className={styles.list}>
      {PAGES.map(({ label, path }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
      {FEEDS.map(({ label, path }) => (
        <li key={path} className={styles.feed}>
          <Link href={path} aria-label={`${label} feed`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
