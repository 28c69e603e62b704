import type { Child } from "../../prose/definition";
import { element, strongLine, table, text } from "../../prose/hast";
import type { DrawChart } from "../../site/charts/chart";
import { type ContentFigure, figureIn } from "../../site/charts/figures";
import { chartTable } from "../../site/charts/table";

/** Describes a chart in words: its title, what it shows, and its values at these figures. */
export function chartInWords(draw: DrawChart, figures: readonly ContentFigure[]): Child[] {
  const { title, description, header, rows } = chartTable(draw, figureIn(figures));
  return [
    strongLine(title),
    element("p", {}, text(description)),
    table(
      header,
      rows.map((cells) => cells.map((value) => [text(value)])),
    ),
  ];
}
