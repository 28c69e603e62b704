import type { Node } from "gatsby";
import type { PostAuthor, PostTag } from "../document/post-file";
import type { ResolverContext } from "../nodes/nodes";

/** The fields of a BlogPost node that its GraphQL type does not have. */
export interface PostNode extends Node {
  /**
   * `id` is the id of the Author node. An author that the post describes itself has an id of its
   * own.
   */
  authors: (PostAuthor & { id: string })[];
  tags: PostTag[];
  /** Ids of the Tag nodes. */
  tagIds: string[];
  unlisted: boolean;
}

/** Returns all posts that lists may show, newest first. Posts of one day are sorted by slug. */
export async function listedPosts({ nodeModel }: ResolverContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll<PostNode>({
    type: "BlogPost",
    query: { sort: [{ date: "DESC" }, { slug: "ASC" }] },
  });
  return Array.from(entries).filter(({ unlisted }) => !unlisted);
}
