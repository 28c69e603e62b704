import { listedNodes, listPages } from "../../data/blog/post-lists";
import { hasTag, tagNodes } from "../../data/blog/tags";
import type { PageKind } from "../../data/page-kind";
import { listTitles } from "../../site/titles";

/** A page for each tag of the blog (R10). */
export const pages: PageKind = ({ api, blog }) => {
  if (!blog) return [];
  const listed = listedNodes(api);
  return tagNodes.all(api).flatMap((tag) => {
    const { id, path, label } = tag;
    const posts = listed.filter(hasTag(tag)).length;
    const card = { title: label, sections: [blog.title, listTitles.tags] };
    return listPages({ path, card, posts, context: { id } }, blog.postsPerPage);
  });
};
