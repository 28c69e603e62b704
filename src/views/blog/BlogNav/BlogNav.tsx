import { Link } from "../../../prose/Link/Link";
import * as routes from "../../../site/routes";
import { listTitles } from "../../../site/titles";
import * as styles from "./BlogNav.module.css";

const PAGES = [
  { label: STRINGS.blog.allPosts, path: routes.blog },
  { label: listTitles.archive, path: routes.archive },
  { label: listTitles.tags, path: routes.tags },
  { label: listTitles.authors, path: routes.authors },
];
const FEEDS = [
  ["RSS", routes.rss],
  ["Atom", routes.atom],
] as const;

/** The ways through the blog: its lists and its feeds. `path` is the list that the page belongs to. */
export const BlogNav = ({ path: current }: { path: string }) => (
  <nav className={styles.nav} aria-label={STRINGS.blog.title}>
    <ul className={styles.list}>
      {PAGES.map(({ label, path }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
      {FEEDS.map(([format, path]) => (
        <li key={path} className={styles.feed}>
          <Link href={path} aria-label={STRINGS.blog.feed(format)}>
            {format}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
