import type { Node } from "gatsby";
import type { PostAuthor, PostTag } from "../document/post-file";
import type { ResolverContext } from "../nodes/nodes";

/** What a BlogPost node holds besides its GraphQL fields. */
export interface PostNode extends Node {
  /**
   * With the id of the Author node, or one of its own for an author that the post describes itself.
   */
  authors: (PostAuthor & { id: string })[];
  tags: PostTag[];
  /** Ids of the Tag nodes. */
  tagIds: string[];
  unlisted: boolean;
}

/** All posts that lists may show, newest first; posts of one day by their slug. */
export async function listedPosts({ nodeModel }: ResolverContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll<PostNode>({
    type: "BlogPost",
    query: { sort: [{ date: "DESC" }, { slug: "ASC" }] },
  });
  return Array.from(entries).filter(({ unlisted }) => !unlisted);
}
