import { isBy } from "../../data/blog/authors";
import { listedNodes, listPages } from "../../data/blog/post-lists";
import { authorNodes } from "../../data/document/author-fields";
import type { PageKind } from "../../data/page-kind";
import { listTitles } from "../../site/titles";

/** A page for each author that has one (R6). */
export const pages: PageKind = ({ api, blog }) => {
  if (!blog) return [];
  const listed = listedNodes(api);
  return authorNodes.all(api).flatMap((author) => {
    const { id, path, name } = author;
    if (!path) return [];
    const posts = listed.filter(isBy(author)).length;
    const card = { title: name, sections: [blog.title, listTitles.authors] };
    return listPages({ path, card, posts, context: { id } }, blog.postsPerPage);
  });
};
