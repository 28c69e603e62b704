import type { PriceRange } from "../formulas/liquidity-range";
import type { ValueIn } from "./chart";
import type { ChartField } from "./field";
import type { ContentFigure } from "./figures";

interface ExampleRange {
  price: number;
  range: PriceRange;
  fields: ChartField[];
}

/** The figures of a range around the example price. */
export const rangeFigures = ["range.price", "range.low", "range.high"] as const;

/**
 * Returns a range around the example price, with the fields for its two ends. The reader can set
 * the upper end to at most `most` times the price.
 */
export function priceRange(
  figure: (key: (typeof rangeFigures)[number]) => ContentFigure,
  valueIn: ValueIn,
  most: number,
): ExampleRange {
  const price = figure("range.price").value;
  const low: ChartField = {
    label: STRINGS.chart.lowestPrice,
    start: figure("range.low").value,
    min: price / 100,
    max: price * 0.99,
  };
  const high: ChartField = {
    label: STRINGS.chart.highestPrice,
    start: figure("range.high").value,
    min: price * 1.01,
    max: price * most,
  };
  return { price, range: { low: valueIn(low), high: valueIn(high) }, fields: [low, high] };
}
