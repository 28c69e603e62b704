import type { PostNode } from "./post-lists";

/** What makes posts related. */
type Tagged = Pick<PostNode, "id" | "tagIds">;

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
  const own = new Set(post.tagIds);
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ tagIds }) => tagIds)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const place = posts.findIndex(({ id }) => id === post.id);
  return posts
    .filter(({ id }, index) => id !== post.id && (place < 0 || Math.abs(index - place) > 1))
    .map((other) => ({
      other,
      shared: other.tagIds.reduce(
        (sum, tag) => sum + (own.has(tag) ? 1 / (uses.get(tag) ?? 1) : 0),
        0,
      ),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, next) => next.shared - one.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
