import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { domainOf, evenly } from "../../site/charts/scale";
import { correlatedCurve, priceImpact, volatileCurve } from "../../site/formulas/swap";
import { decimals, percents, short } from "../../site/numbers";

/** The figures that it shows. */
export const figures = ["swap.reserve"] as const;

const MOST = 1e9;
/** What is below it would be written as nothing. */
const LEAST = 0.0001;

const tokens = decimals(2);
const exact = percents(2, 2);
const impact = (share: number): string =>
  share > 0 && share < LEAST ? STRINGS.elements.PriceImpact.lessThan(exact(LEAST)) : exact(share);

/** Draws the price impact of a swap on the two legacy curves, before fees. */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const { value: start } = figure("swap.reserve");
  const sold: ChartField = {
    label: STRINGS.elements.PriceImpact.reserveX,
    start,
    min: 1,
    max: MOST,
    step: 100,
  };
  const bought: ChartField = { ...sold, label: STRINGS.elements.PriceImpact.reserveY };

  const reserves = { sold: valueIn(sold), bought: valueIn(bought) };
  const volatileImpact = (amount: number) => priceImpact(volatileCurve, reserves, amount);
  const correlatedImpact = (amount: number) => priceImpact(correlatedCurve, reserves, amount);
  return {
    title: STRINGS.elements.PriceImpact.title,
    description: STRINGS.elements.PriceImpact.description,
    fields: [sold, bought],
    x: {
      label: STRINGS.elements.PriceImpact.sold,
      domain: [0, start],
      tick: short,
      format: (amount) => STRINGS.elements.PriceImpact.amountSold(tokens(amount)),
      step: start / 100,
      start: start / 10,
    },
    y: {
      label: STRINGS.elements.PriceImpact.impact,
      domain: domainOf([volatileImpact(start), correlatedImpact(start)]),
      tick: percents(1),
    },
    series: [
      {
        name: STRINGS.elements.PriceImpact.volatile,
        at: volatileImpact,
        format: impact,
        nameAt: start * 0.55,
      },
      {
        name: STRINGS.elements.PriceImpact.correlated,
        at: correlatedImpact,
        format: impact,
        nameAt: start * 0.7,
        nameBelow: 22,
      },
    ],
    others: [
      {
        name: STRINGS.elements.PriceImpact.fromVolatile,
        at: (amount) => volatileCurve.output(reserves, amount),
        format: tokens,
      },
      {
        name: STRINGS.elements.PriceImpact.fromCorrelated,
        at: (amount) => correlatedCurve.output(reserves, amount),
        format: tokens,
      },
    ],
    places: evenly([0, start], 41),
    rows: [0.01, 0.1, 0.3, 0.5, 0.8, 1].map((share) => share * start),
  };
};
