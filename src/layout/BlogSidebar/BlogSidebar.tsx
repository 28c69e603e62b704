import { graphql, useStaticQuery } from "gatsby";
import { yearOf } from "../../site/dates";
import { groupBy } from "../../site/group";
import { LinkList } from "../LinkList/LinkList";
import * as styles from "./BlogSidebar.module.css";

interface BlogSidebarProps {
  /** Route of the post beside it. Missing beside a list of posts. */
  currentPath?: string;
}

/**
 * Recent posts grouped by year (B2). Where a list of posts stands above it, and not beside it, it
 * would only repeat the list.
 */
export function BlogSidebar({ currentPath }: BlogSidebarProps) {
  const { allBlogPost } = useStaticQuery<Queries.RecentPostsQuery>(graphql`
    query RecentPosts {
      allBlogPost(
        sort: [{ date: DESC }, { slug: ASC }]
        filter: { unlisted: { eq: false } }
        limit: 5
      ) {
        nodes {
          path
          sidebarLabel
          date
        }
      }
    }
  `);
  return (
    <nav className={styles.sidebar} aria-label="Recent posts" data-list={!currentPath || undefined}>
      <h2 className={styles.title}>Recent posts</h2>
      {groupBy(allBlogPost.nodes, ({ date }) => yearOf(date)).map(({ key, items }) => (
        <LinkList
          key={key}
          title={key}
          level="h3"
          items={items.map(({ path, sidebarLabel }) => ({
            path,
            label: sidebarLabel,
            isCurrent: path === currentPath,
          }))}
        />
      ))}
    </nav>
  );
}
