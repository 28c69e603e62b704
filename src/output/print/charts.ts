import type { Element } from "hast";
import { chartOf, chartTable } from "../../site/charts";
import { type ContentFigure, figureIn } from "../../site/charts/figures";
import type { TreeProps } from "../../site/tree";
import { type Child, element, strongLine, text } from "./hast";

const row = (cell: "td" | "th", cells: readonly string[]): Element =>
  element("tr", {}, ...cells.map((value) => element(cell, {}, text(value))));

/**
 * Describes a chart in words: its title, what it shows, and its values at these figures. Returns
 * undefined for other elements.
 */
export function chartInWords(
  name: string,
  props: TreeProps,
  figures: readonly ContentFigure[],
): Child[] | undefined {
  const draw = chartOf(name, props);
  if (!draw) return undefined;
  const { title, description, header, rows } = chartTable(draw, figureIn(figures));
  return [
    strongLine(title),
    element("p", {}, text(description)),
    element(
      "table",
      {},
      element("thead", {}, row("th", header)),
      element("tbody", {}, ...rows.map((cells) => row("td", cells))),
    ),
  ];
}
