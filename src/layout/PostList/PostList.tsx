import * as routes from "../../site/routes";
import { Pager } from "../Pager/Pager";
import { PostSummary } from "../PostSummary/PostSummary";

/** The place of a page in a list of posts. */
export interface ListContext {
  page: number;
  pages: number;
}

interface PostListProps extends ListContext {
  /** The posts of this page. */
  posts: readonly Queries.PostSummaryFragment[];
  /** Route of the first page. */
  path: string;
  /** What the list says if it has no posts. Missing if a post stands above it. */
  none?: string | undefined;
}

/** A page of a list of posts, with links to the pages before and after it (B1). */
export function PostList({ posts, path, page, pages, none }: PostListProps) {
  const target = (other: number) => ({
    path: routes.listPage(path, other),
    title: `Page ${other}`,
  });
  return (
    <>
      {posts.length === 0 && none && <p>{none}</p>}
      <div>
        {posts.map((post) => (
          <PostSummary key={post.path} post={post} />
        ))}
      </div>
      <Pager
        label="Pages of the list"
        previous={page > 1 ? target(page - 1) : null}
        next={page < pages ? target(page + 1) : null}
        previousLabel="Newer entries"
        nextLabel="Older entries"
      />
    </>
  );
}
