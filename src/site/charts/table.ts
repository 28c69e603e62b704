import type { ChartDrawing } from "./chart";

/** Values of a chart as they are written: rows with a cell for each name of the header. */
export interface ValueTable {
  header: string[];
  rows: string[][];
}

/** The values of a chart as a table. */
export function tableOf({ x, series, others = [], rows }: ChartDrawing): ValueTable {
  const columns = [...series, ...others];
  return {
    header: [x.label, ...columns.map(({ name }) => name)],
    rows: rows.map((row) => [x.format(row), ...columns.map(({ at, format }) => format(at(row)))]),
  };
}
