import type { DocumentNode } from "../document/document";
import type { PostAuthor, PostTag } from "../document/post-file";
import { nodeType } from "../nodes/node-type";
import type { ResolverContext } from "../nodes/nodes";

/** The fields of a BlogPost node that its GraphQL type does not have. */
export interface PostNode extends DocumentNode {
  /**
   * `id` is the id of the Author node. An author that the post describes itself has an id of its
   * own.
   */
  authors: (PostAuthor & { id: string })[];
  tags: PostTag[];
  /** Ids of the Tag nodes. */
  tagIds: string[];
}

export const postNodes = nodeType<PostNode>("BlogPost");

/**
 * Returns all posts that lists may show, newest first. As in Docusaurus, posts of one day are in the
 * order of their files.
 */
export async function listedPosts({ nodeModel }: ResolverContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll<PostNode>({
    type: postNodes.name,
    query: { sort: [{ date: "DESC" }, { file: "ASC" }] },
  });
  return Array.from(entries).filter(({ unlisted }) => !unlisted);
}
