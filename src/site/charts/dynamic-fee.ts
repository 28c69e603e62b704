import { deviationAtCap, dynamicFee } from "../formulas/dynamic-fee";
import { priceAtTick } from "../formulas/ticks";
import { changes, decimals, percents } from "../numbers";
import type { DrawChart } from "./chart";
import type { ChartField } from "./field";
import type { Domain } from "./plot";
import { clampTo, domainOf } from "./scale";

const DEVIATIONS: Domain = [0, 12_000];

const fee = percents(4, 3);
const whole = decimals(0);

/** Draws the fee of a pool by the distance of its price from the average. Fees are shares. */
export const dynamicFeeChart: DrawChart<"DynamicFee"> = (figure, valueIn) => {
  const unit = "percent";
  const base: ChartField = {
    label: "Base fee (%)",
    start: figure("dynamicFee.base").value,
    min: 0,
    max: 3,
    step: 0.01,
    unit,
  };
  const perTick: ChartField = {
    label: "Fee per tick (%)",
    start: figure("dynamicFee.perTick").value,
    min: 0,
    max: 0.01,
    step: 0.0001,
    unit,
  };
  const cap: ChartField = {
    label: "Cap (%)",
    start: figure("dynamicFee.cap").value,
    min: 0,
    max: 5,
    step: 0.1,
    unit,
  };

  const rules = {
    base: valueIn(base) / 100,
    perTick: valueIn(perTick) / 100,
    cap: valueIn(cap) / 100,
  };
  const baseFee = dynamicFee(rules, 0);
  return {
    title: "Fee by deviation",
    description:
      "The fee starts at the base and rises in a straight line with the distance from the average, until the cap ends it.",
    fields: [base, perTick, cap],
    x: {
      label: "Deviation, in ticks",
      domain: DEVIATIONS,
      ticks: [0, 3000, 6000, 9000, 12_000],
      tick: whole,
      format: (ticks) => `${whole(ticks)} ticks`,
      step: 100,
      start: 800,
    },
    y: { label: "Swap fee", domain: domainOf([rules.cap]), tick: percents(2) },
    series: [
      { name: "Fee", at: (ticks) => dynamicFee(rules, ticks), format: fee, nameAt: 4500 },
      { name: "Base fee", at: () => baseFee, format: fee, nameAt: 10_000 },
    ],
    others: [
      { name: "Price above average", at: (ticks) => priceAtTick(ticks) - 1, format: changes(2, 2) },
    ],
    places: [0, clampTo(DEVIATIONS, deviationAtCap(rules)), DEVIATIONS[1]],
    rows: [0, 100, 500, 1000, 2000, 5000, 9500, 12_000],
  };
};
