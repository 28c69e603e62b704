import { graphql, useStaticQuery } from "gatsby";
import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import { yearOf } from "../../../site/dates";
import { groupBy } from "../../../site/group";
import * as styles from "./BlogSidebar.module.css";

interface BlogSidebarProps {
  /** Route of the post beside it. */
  currentPath: string;
}

/** Recent posts grouped by year, beside a post (B2). Beside a list, it would repeat the list. */
export function BlogSidebar({ currentPath }: BlogSidebarProps) {
  const { siteConfig } = useStaticQuery<Queries.RecentPostsQuery>(graphql`
    query RecentPosts {
      siteConfig {
        blog {
          sidebar {
            title
            posts {
              path
              sidebarLabel
              date
            }
          }
        }
      }
    }
  `);
  const { title = "", posts = [] } = siteConfig?.blog?.sidebar ?? {};
  if (posts.length === 0) return null;
  return (
    <nav className={styles.sidebar} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {groupBy(posts, ({ date }) => yearOf(date)).map(({ key, items }) => (
        <section key={key} className={styles.year}>
          <h3>{key}</h3>
          <ul className={styles.posts}>
            {items.map(({ path, sidebarLabel }) => (
              <li key={path}>
                <Link href={path} aria-current={path === currentPath ? "page" : undefined}>
                  {labelOf(path, sidebarLabel)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
