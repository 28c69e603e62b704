import { documentPage } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { componentTree, drawsMain, pageNodes } from "../../data/site/pages";
import { toPageTree } from "../../site/tree";

/**
 * A page for each file of `content/pages/` that shows nothing but a component, as the import writes it
 * for pages in code (M6). The page gets its data as context: see doc-tags.
 */
export const pages: PageKind = ({ api, about }) =>
  pageNodes.all(api).flatMap((page) => {
    const tree = componentTree(api, page);
    if (!tree) return [];
    const { title, description, keywords, image, unlisted, path: route } = page;
    const shown = { title, description, keywords, image, unlisted, route };
    const frame = drawsMain(api, page) && { hasMain: true };
    return documentPage(page, [about], { ...shown, ...frame, tree: toPageTree(tree) });
  });
