import { sort } from "d3-array";
import type { PostNode } from "./post-lists";

type Part = Pick<PostNode, "series" | "date">;

/**
 * Returns the series that a post is a part of, with its posts, oldest first; null if it has no other
 * part. `posts` are those that lists show; posts of one day keep their order.
 */
export function seriesOf<Post extends Part>(
  { series }: Part,
  posts: readonly Post[],
): { title: string; posts: Post[] } | null {
  if (series === null) return null;
  const parts = posts.filter((post) => post.series === series);
  return parts.length > 1 ? { title: series, posts: sort(parts, ({ date }) => date) } : null;
}
