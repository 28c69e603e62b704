import { blogPage } from "../../data/blog/post-lists";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";

/** The list of the blog's tags (R9). */
export const pages = blogPage(routes.tags, listTitles.tags);
