import type { Element } from "hast";
import { chartTable, isChart } from "../../site/charts";
import { type ContentFigure, figureIn } from "../../site/charts/figures";
import { type Child, element, strongLine, text } from "./hast";

const row = (cell: "td" | "th", cells: readonly string[]): Element =>
  element("tr", {}, ...cells.map((value) => element(cell, {}, text(value))));

/**
 * What a chart shows, told: its title, what there is to see, and its values at these figures.
 * Undefined for other elements.
 */
export function tellChart(name: string, figures: readonly ContentFigure[]): Child[] | undefined {
  if (!isChart(name)) return undefined;
  const { title, description, header, rows } = chartTable(name, figureIn(figures));
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
