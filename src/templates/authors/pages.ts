import { blogPage } from "../../data/blog/post-lists";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";

/** The list of authors (R5). */
export const pages = blogPage(routes.authors, listTitles.authors);
