import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import * as styles from "./PostSeries.module.css";

interface PostSeriesProps {
  title: string;
  posts: readonly Pick<Queries.BlogPost, "path" | "title">[];
  /** Route of the post that the page shows. */
  currentPath: string;
}

/** The place of a post in its series, and the other parts, which unfold (B1). */
export function PostSeries({ title, posts, currentPath }: PostSeriesProps) {
  const place = posts.findIndex(({ path }) => path === currentPath) + 1;
  return (
    <nav className={styles.series} aria-label={STRINGS.series.label}>
      <details>
        <summary>{place > 0 ? STRINGS.series.part(place, posts.length, title) : title}</summary>
        <ol>
          {posts.map((post) => (
            <li key={post.path}>
              <Link href={post.path} aria-current={post.path === currentPath ? "page" : undefined}>
                {labelOf(post.path, post.title)}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
