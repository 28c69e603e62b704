import { type ElementName, PRICE_PATH } from "../elements";
import type { TreeProps } from "../tree";
import type { DrawChart } from "./chart";
import { dynamicFeeChart } from "./dynamic-fee";
import { emissionScheduleChart } from "./emission-schedule";
import { startOf } from "./field";
import type { ContentFigure } from "./figures";
import { impermanentLossChart } from "./impermanent-loss";
import { liquidityRangeChart } from "./liquidity-range";
import { lockWeightChart } from "./lock-weight";
import { manipulatedAverageChart } from "./manipulated-average";
import { priceImpactChart } from "./price-impact";
import { pricesIn, rangeStrategyChart } from "./range-strategy";
import { type SmallChart, smallChart } from "./small";
import { tableOf, type ValueTable } from "./table";

/**
 * All charts that figures alone draw, by the names of their elements. Browsers do not load this map:
 * they load each chart with its element.
 */
export const charts = {
  DynamicFee: dynamicFeeChart,
  EmissionSchedule: emissionScheduleChart,
  ImpermanentLoss: impermanentLossChart,
  LiquidityRange: liquidityRangeChart,
  LockWeight: lockWeightChart,
  ManipulatedAverage: manipulatedAverageChart,
  PriceImpact: priceImpactChart,
} satisfies { [Name in ElementName]?: DrawChart<Name> };

/** Name of an element that is a chart of figures alone. */
export type ChartName = keyof typeof charts;

/** A chart as a table, for readers who see no drawing. */
export interface ChartTable extends ValueTable {
  title: string;
  description: string;
}

/** The names of all charts that figures alone draw. */
export const chartNames = Object.keys(charts) as ChartName[];

const isChart = (name: string): name is ChartName => Object.hasOwn(charts, name);

/** Returns the chart that an element with these attributes shows; undefined if it shows none. */
export function chartOf(name: string, { prices }: TreeProps): DrawChart | undefined {
  if (name === PRICE_PATH) return rangeStrategyChart(pricesIn(String(prices)));
  return isChart(name) ? charts[name] : undefined;
}

/** Returns the table that a chart shows before the reader changes a field. */
export function chartTable(draw: DrawChart, figure: (key: string) => ContentFigure): ChartTable {
  const drawing = draw(figure, startOf);
  return { title: drawing.title, description: drawing.description, ...tableOf(drawing) };
}

/** Draws a chart small, for a page that has no room for more. */
export const smallChartOf = (draw: DrawChart, figure: (key: string) => ContentFigure): SmallChart =>
  smallChart(draw(figure, startOf));
