import type { DrawChart } from "../../site/charts/chart";
import { priceRange, type rangeFigures } from "../../site/charts/price-range";
import { domainOf } from "../../site/charts/scale";
import {
  capitalEfficiency,
  positionAmounts,
  positionValue,
} from "../../site/formulas/liquidity-range";
import { decimals, percents, short } from "../../site/numbers";

/**
 * The relative distance of two points on both sides of a jump. In the drawing they are side by
 * side.
 */
const NEARLY = 1e-9;

const number = decimals(2);
const times = (factor: number): string => `${number(factor)}×`;

/**
 * Draws the liquidity of a deposit in a range, relative to that of the same value over all prices.
 */
export const draw: DrawChart<(typeof rangeFigures)[number]> = (figure, valueIn) => {
  const { price, range, fields } = priceRange(figure, valueIn, 2);
  const efficiency = capitalEfficiency(price, range);
  const depthAt = (at: number) => (at >= range.low && at <= range.high ? efficiency : 0);
  const shareOfToken0 = (at: number) =>
    at <= range.low ? 1 : (positionAmounts(1, at, range).token0 * at) / positionValue(1, at, range);
  return {
    title: STRINGS.elements.LiquidityRange.title,
    description: STRINGS.elements.LiquidityRange.description(number(price)),
    fields,
    x: {
      label: STRINGS.chart.price,
      domain: [0, price * 2],
      tick: decimals(0),
      format: (at) => STRINGS.elements.LiquidityRange.atPrice(number(at)),
      step: price / 100,
      start: price,
    },
    y: {
      label: STRINGS.elements.LiquidityRange.liquidity,
      domain: domainOf([efficiency]),
      tick: short,
    },
    series: [
      {
        name: STRINGS.chart.inRange,
        at: depthAt,
        format: times,
        nameAt: Math.min(price, range.high),
      },
      { name: STRINGS.chart.overAllPrices, at: () => 1, format: times, nameAt: 0 },
    ],
    others: [
      { name: STRINGS.elements.LiquidityRange.inToken0, at: shareOfToken0, format: percents(1) },
    ],
    places: [
      0,
      range.low * (1 - NEARLY),
      range.low,
      range.high,
      range.high * (1 + NEARLY),
      price * 2,
    ],
    rows: [64, 81, 100, 121, 144].map((percent) => (percent * price) / 100),
  };
};
