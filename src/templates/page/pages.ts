import { documentPage } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { pageNodes } from "../../data/site/pages";

/** A page for each Markdown file of `content/pages/` (R2). */
export const pages: PageKind = ({ api, about }) =>
  pageNodes.all(api).map((page) => documentPage(page, [about]));
