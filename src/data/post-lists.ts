import type { Node } from "gatsby";
import type { ResolverContext } from "./nodes";

/** What a BlogPost node holds besides its GraphQL fields. */
export interface PostNode extends Node {
  authorSlugs: string[];
  tagSlugs: string[];
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
