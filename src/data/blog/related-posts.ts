import type { PostNode } from "./post-lists";

/** What makes posts related. */
type Tagged = Pick<PostNode, "id" | "tags">;

/**
 * Returns the posts that share most tags with a post. A rare tag counts more than a frequent one,
 * and of posts that share the same tags, the newest come first. `posts` has the newest first. The
 * posts before and after it are left out, because the page links to them anyway.
 */
export function relatedPosts<Post extends Tagged>(
  post: Tagged,
  posts: readonly Post[],
  count: number,
): Post[] {
  const own = new Set(post.tags.map(({ key }) => key));
  const uses = new Map<string, number>();
  for (const { tags } of posts) for (const { key } of tags) uses.set(key, (uses.get(key) ?? 0) + 1);
  const place = posts.findIndex(({ id }) => id === post.id);
  return posts
    .filter(({ id }, index) => id !== post.id && (place < 0 || Math.abs(index - place) > 1))
    .map((other) => ({
      other,
      shared: other.tags.reduce(
        (sum, { key }) => sum + (own.has(key) ? 1 / (uses.get(key) ?? 1) : 0),
        0,
      ),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, next) => next.shared - one.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
