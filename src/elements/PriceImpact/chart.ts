import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { domainOf, evenly } from "../../site/charts/scale";
import { correlatedCurve, priceImpact, volatileCurve } from "../../site/formulas/swap";
import { decimals, percents, short } from "../../site/numbers";

/** The figures that it shows. */
export const figures = ["swap.reserve"] as const;

const MOST = 1e9;

const tokens = decimals(2);
const exact = percents(2, 2);
const impact = (share: number): string =>
  share > 0 && share < 0.0001 ? "less than 0.01%" : exact(share);

/** Draws the price impact of a swap on the two legacy curves, before fees. */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const { value: start } = figure("swap.reserve");
  const sold: ChartField = { label: "Reserve of X", start, min: 1, max: MOST, step: 100 };
  const bought: ChartField = { ...sold, label: "Reserve of Y" };

  const reserves = { sold: valueIn(sold), bought: valueIn(bought) };
  const volatileImpact = (amount: number) => priceImpact(volatileCurve, reserves, amount);
  const correlatedImpact = (amount: number) => priceImpact(correlatedCurve, reserves, amount);
  return {
    title: "Price impact of a swap",
    description:
      "The correlated curve is nearly flat at first and steep once one reserve runs low. Amounts are after the fee.",
    fields: [sold, bought],
    x: {
      label: "X sold",
      domain: [0, start],
      tick: short,
      format: (amount) => `${tokens(amount)} X sold`,
      step: start / 100,
      start: start / 10,
    },
    y: {
      label: "Price impact",
      domain: domainOf([volatileImpact(start), correlatedImpact(start)]),
      tick: percents(1),
    },
    series: [
      { name: "Volatile", at: volatileImpact, format: impact, nameAt: start * 0.55 },
      {
        name: "Correlated",
        at: correlatedImpact,
        format: impact,
        nameAt: start * 0.7,
        nameBelow: 22,
      },
    ],
    others: [
      {
        name: "Y from volatile",
        at: (amount) => volatileCurve.output(reserves, amount),
        format: tokens,
      },
      {
        name: "Y from correlated",
        at: (amount) => correlatedCurve.output(reserves, amount),
        format: tokens,
      },
    ],
    places: evenly([0, start], 41),
    rows: [0.01, 0.1, 0.3, 0.5, 0.8, 1].map((share) => share * start),
  };
};
