import * as routes from "../../site/routes";
import { listPageTitle } from "../../site/titles";
import type { DocumentNode } from "../document/document";
import type { PostAuthor, PostTag } from "../document/post-file";
import { nodeType } from "../nodes/node-type";
import type { PageApi, ResolverContext } from "../nodes/nodes";
import type { PageCard, PageOfKind } from "../nodes/page";
import type { BlogSettings } from "../settings/site-parts";

/** The fields of a BlogPost node that its GraphQL type does not have. */
export interface PostNode extends DocumentNode {
  /**
   * `id` is the id of the Author node. An author that the post describes itself has an id of its
   * own.
   */
  authors: (PostAuthor & { id: string })[];
  date: string;
  tags: PostTag[];
  /** Ids of the Tag nodes. */
  tagIds: string[];
  /** The value of an example that the front matter names; null if it names none. */
  figure: { value: string; label: string } | null;
  /** The name of the series that it is a part of; null if the front matter names none. */
  series: string | null;
}

export const postNodes = nodeType<PostNode>("BlogPost");

const isListed = ({ unlisted }: PostNode): boolean => !unlisted;

/** Returns all posts that lists may show, in any order. */
export const listedNodes = (api: Pick<PageApi, "getNodesByType">): PostNode[] =>
  postNodes.all(api).filter(isListed);

/**
 * Returns all posts that lists may show, newest first. As in Docusaurus, posts of one day are in the
 * order of their files.
 */
export async function listedPosts({ nodeModel }: ResolverContext): Promise<PostNode[]> {
  const { entries } = await nodeModel.findAll<PostNode>({
    type: postNodes.name,
    query: { sort: [{ date: "DESC" }, { file: "ASC" }] },
  });
  return Array.from(entries).filter(isListed);
}

/** A list of posts: of the blog, an author or a tag. */
interface PostList {
  /** Route of its first page. */
  path: string;
  card: PageCard;
  posts: number;
  /** What the template's query needs beside the place of a page in the list. */
  context?: object;
}

/** The part of a list that a query asks for. A query may say null. */
export interface Part {
  limit?: number | null;
  skip?: number | null;
}

/** Returns the pages of a list of posts. A list without posts has one page. */
export function listPages(
  { path, card, posts, context }: PostList,
  postsPerPage: number,
): PageOfKind[] {
  const pages = Math.max(1, Math.ceil(posts / postsPerPage));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const part: Part = { limit: postsPerPage, skip: index * postsPerPage };
    return {
      path: routes.listPage(path, page),
      context: { ...context, page, pages, isFirst: page === 1, ...part },
      card: { ...card, title: listPageTitle(card.title, page) },
    };
  });
}

/** Returns the kind of a page that the site has once, if it has a blog. */
export const blogPage =
  (path: string, title: string) =>
  ({ blog }: { blog: BlogSettings | null }): PageOfKind[] =>
    blog ? [{ path, card: { title, sections: [blog.title] } }] : [];

/** Returns a part of a list. */
export function partOf<Item>(list: readonly Item[], { limit, skip }: Part): Item[] {
  const start = skip ?? 0;
  return list.slice(start, start + (limit ?? list.length));
}
