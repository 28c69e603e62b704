import { toHtml } from "hast-util-to-html";
import type { ContentFigure } from "../../site/charts/figures";
import type { DocumentTree } from "../../site/tree";
import { chartInWords } from "../print/charts";
import { type Addresses, toHast } from "../print/hast";

/**
 * Converts a tree to HTML for feeds. Charts become text and tables. Diagrams are left out: without
 * this site's styles, they would be a heap of words.
 */
export const treeToHtml = (
  tree: DocumentTree,
  addresses: Addresses,
  figures: readonly ContentFigure[],
): string =>
  toHtml(
    toHast(tree, addresses, (name, props) =>
      name === "Diagram" ? [] : chartInWords(name, props, figures),
    ),
  );
