import { documentPage } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { componentTree, pageNodes } from "../../data/site/pages";

/** A page for each Markdown file of `content/pages/` (R2). */
export const pages: PageKind = ({ api, about }) =>
  pageNodes
    .all(api)
    .flatMap((page) => (componentTree(api, page) ? [] : documentPage(page, [about])));
