import * as routes from "../../../site/routes";
import { FiguresNote } from "../../document/FiguresNote/FiguresNote";
import { Pager } from "../../document/Pager/Pager";
import { LeadPost } from "../LeadPost/LeadPost";
import { PostSummary } from "../PostSummary/PostSummary";
import * as styles from "./PostList.module.css";

/** The place of a page in a list of posts. */
export interface ListContext {
  page: number;
  pages: number;
}

interface PostListProps extends ListContext {
  /** A post that stands above the rows. */
  lead?: Queries.LeadPostFragment | undefined;
  /** The other posts of this page. */
  posts: readonly Queries.PostSummaryFragment[];
  /** Route of the first page. */
  path: string;
  /** What the list says if it has no posts. */
  none: string;
}

/** A page of a list of posts, with links to the pages before and after it (B1). */
export function PostList({ lead, posts, path, page, pages, none }: PostListProps) {
  const target = (other: number) => ({
    path: routes.listPage(path, other),
    title: STRINGS.blog.pager.page(other),
  });
  const all = [...(lead ? [lead] : []), ...posts];
  return (
    <>
      {all.length === 0 && <p>{none}</p>}
      <div className={styles.posts}>
        {lead && <LeadPost post={lead} />}
        {posts.map((post) => (
          <PostSummary key={post.path} post={post} />
        ))}
      </div>
      {all.some(({ figure }) => figure) && <FiguresNote />}
      <Pager
        label={STRINGS.blog.pager.label}
        previous={page > 1 ? target(page - 1) : null}
        next={page < pages ? target(page + 1) : null}
        previousLabel={STRINGS.blog.pager.newer}
        nextLabel={STRINGS.blog.pager.older}
      />
    </>
  );
}
