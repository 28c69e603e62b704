import type { ChartDrawing, DrawChart } from "./chart";
import { startOf } from "./field";
import type { ContentFigure } from "./figures";

/** The formatted values of a chart. Each row has a cell for each name in the header. */
export interface ValueTable {
  header: string[];
  rows: string[][];
}

/** Returns the values of a chart as a table. */
export function tableOf({ x, series, others = [], rows, total }: ChartDrawing): ValueTable {
  const columns = [...series, ...others];
  return {
    header: [x.label, ...columns.map(({ name }) => name)],
    rows: [
      ...rows.map((row) => [x.format(row), ...columns.map(({ at, format }) => format(at(row)))]),
      ...(total ? [[...total]] : []),
    ],
  };
}

/** A chart as a table, for readers who see no drawing. */
export interface ChartTable extends ValueTable {
  title: string;
  description: string;
}

/** Returns the table that a chart shows before the reader changes a field. */
export function chartTable(draw: DrawChart, figure: (key: string) => ContentFigure): ChartTable {
  const drawing = draw(figure, startOf);
  return { title: drawing.title, description: drawing.description, ...tableOf(drawing) };
}
