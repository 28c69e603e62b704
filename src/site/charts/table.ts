import type { ChartDrawing } from "./chart";

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
