import { toHtml } from "hast-util-to-html";
import type { ContentFigure } from "../../site/charts/figures";
import type { Tree } from "../../site/tree";
import { tellChart } from "../print/charts";
import { type Addresses, toHast } from "../print/hast";

/**
 * HTML of a tree for feeds. Charts are told; without our styles a diagram would be words in a heap.
 */
export const treeToHtml = (
  tree: Tree,
  addresses: Addresses,
  figures: readonly ContentFigure[],
): string =>
  toHtml(toHast(tree, addresses, (name) => (name === "Diagram" ? [] : tellChart(name, figures))));
