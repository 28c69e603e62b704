import type { Element } from "hast";
import type { Child } from "../../prose/definition";
import { element, strongLine, text } from "../../prose/hast";
import type { DrawChart } from "../../site/charts/chart";
import { type ContentFigure, figureIn } from "../../site/charts/figures";
import { chartTable } from "../../site/charts/table";

const row = (cell: "td" | "th", cells: readonly string[]): Element =>
  element("tr", {}, ...cells.map((value) => element(cell, {}, text(value))));

/** Describes a chart in words: its title, what it shows, and its values at these figures. */
export function chartInWords(draw: DrawChart, figures: readonly ContentFigure[]): Child[] {
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
