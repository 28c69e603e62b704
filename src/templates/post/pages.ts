import { postNodes } from "../../data/blog/post-lists";
import { documentPage } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { longDate } from "../../site/dates";

/** A page for each post (R7, R8). */
export const pages: PageKind = ({ api, blog }) =>
  blog
    ? postNodes.all(api).map((post) => documentPage(post, [blog.title, longDate(post.date)]))
    : [];
