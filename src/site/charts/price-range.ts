import type { PriceRange } from "../formulas/liquidity-range";
import type { ValueIn } from "./chart";
import type { ChartField } from "./field";
import type { ContentFigure, FigureKey } from "./figures";

interface ExampleRange {
  price: number;
  range: PriceRange;
  fields: ChartField[];
}

/**
 * The two ends of a range around the example price, as a reader may set them; the upper one up to
 * so many times the price.
 */
export function priceRange(
  figure: (key: FigureKey<"LiquidityRange" | "ImpermanentLoss">) => ContentFigure,
  valueIn: ValueIn,
  most: number,
): ExampleRange {
  const price = figure("range.price").value;
  const low: ChartField = {
    label: "Lowest price",
    start: figure("range.low").value,
    min: price / 100,
    max: price * 0.99,
  };
  const high: ChartField = {
    label: "Highest price",
    start: figure("range.high").value,
    min: price * 1.01,
    max: price * most,
  };
  return { price, range: { low: valueIn(low), high: valueIn(high) }, fields: [low, high] };
}
