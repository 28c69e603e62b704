import type { DrawChart } from "../../site/charts/chart";
import { priceRange, type rangeFigures } from "../../site/charts/price-range";
import { domainOf, evenly } from "../../site/charts/scale";
import { impermanentLoss, rangeLoss } from "../../site/formulas/impermanent-loss";
import { decimals, percents } from "../../site/numbers";

/** The chart goes from half to twice the first price. */
const RATIOS = [0.5, 2] as const;

const number = decimals(2);
const loss = percents(2, 2);

/**
 * Draws what a position in a range loses against holding when the price changes, beside a position
 * over all prices.
 */
export const draw: DrawChart<(typeof rangeFigures)[number]> = (figure, valueIn) => {
  const { price, range, fields } = priceRange(figure, valueIn, 100);
  const inRange = (ratio: number) => rangeLoss(price, ratio * price, range);
  const ends = [range.low, range.high].map((end) => end / price);
  return {
    title: STRINGS.elements.ImpermanentLoss.title,
    description: STRINGS.elements.ImpermanentLoss.description(number(price)),
    fields,
    x: {
      label: STRINGS.elements.ImpermanentLoss.ratio,
      domain: RATIOS,
      tick: number,
      format: (ratio) => STRINGS.elements.ImpermanentLoss.priceTimes(number(ratio)),
      step: 0.01,
      start: figure("range.high").value / price,
    },
    y: {
      label: STRINGS.elements.ImpermanentLoss.loss,
      domain: domainOf(RATIOS.map(inRange)),
      tick: percents(1),
    },
    series: [
      { name: STRINGS.chart.inRange, at: inRange, format: loss, nameAt: 0.62, nameBelow: 22 },
      {
        name: STRINGS.chart.overAllPrices,
        at: impermanentLoss,
        format: loss,
        nameAt: RATIOS[1],
        nameBelow: 18,
      },
    ],
    places: [
      ...evenly(RATIOS, 61),
      ...ends.filter((end) => end > RATIOS[0] && end < RATIOS[1]),
    ].sort((one, other) => one - other),
    rows: [0.5, 0.64, 0.81, 1, 1.21, 1.44, 2],
  };
};
