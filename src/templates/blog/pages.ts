import { listedNodes, listPages } from "../../data/blog/post-lists";
import type { PageKind } from "../../data/page-kind";
import * as routes from "../../site/routes";

/** The pages of the list of all posts (R3). */
export const pages: PageKind = ({ api, blog, about }) => {
  if (!blog) return [];
  const card = { title: blog.title, sections: [about] };
  const posts = listedNodes(api).length;
  return listPages({ path: routes.blog, card, posts }, blog.postsPerPage);
};
