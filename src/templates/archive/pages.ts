import { blogPage } from "../../data/blog/post-lists";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";

/** The archive of the blog (R4). */
export const pages = blogPage(routes.archive, listTitles.archive);
