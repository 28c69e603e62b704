import { toHtml } from "hast-util-to-html";
import type { ContentFigure } from "../../site/charts/figures";
import type { DocumentTree } from "../../site/tree";
import { type Addresses, toHast } from "../print/hast";

/** Converts a tree to HTML for feeds. Charts become text and tables. */
export const treeToHtml = (
  tree: DocumentTree,
  addresses: Addresses,
  figures: readonly ContentFigure[],
): string => toHtml(toHast(tree, { addresses, figures, format: "feed" }));
