import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { clampTo, domainOf, evenly, valueAt } from "../../site/charts/scale";
import { deviationAtCap, dynamicFee } from "../../site/formulas/dynamic-fee";
import { priceAtTick } from "../../site/formulas/ticks";
import { changes, decimals, percents } from "../../site/numbers";

/** The figures that it shows. */
export const figures = ["dynamicFee.base", "dynamicFee.perTick", "dynamicFee.cap"] as const;

const fee = percents(4, 3);
const whole = decimals(0);

/** Draws the fee of a pool by the distance of its price from the average. Fees are shares. */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const unit = STRINGS.chart.percent;
  const base: ChartField = {
    label: STRINGS.elements.DynamicFee.base,
    start: figure("dynamicFee.base").value,
    min: 0,
    max: 3,
    step: 0.01,
    unit,
  };
  const perTick: ChartField = {
    label: STRINGS.elements.DynamicFee.perTick,
    start: figure("dynamicFee.perTick").value,
    min: 0,
    max: 0.01,
    step: 0.0001,
    unit,
  };
  const cap: ChartField = {
    label: STRINGS.elements.DynamicFee.cap,
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
  // The axis ends a little after the figures reach the cap. It stays while the reader changes them.
  const first = { base: base.start, perTick: perTick.start, cap: cap.start };
  const deviations = domainOf([clampTo([100, 12_000], 1.25 * deviationAtCap(first))]);
  const bend = clampTo(deviations, deviationAtCap(rules));
  return {
    title: STRINGS.elements.DynamicFee.title,
    description: STRINGS.elements.DynamicFee.description,
    fields: [base, perTick, cap],
    x: {
      label: STRINGS.elements.DynamicFee.deviation,
      domain: deviations,
      ticks: evenly(deviations, 5),
      tick: whole,
      format: (ticks) => STRINGS.elements.DynamicFee.ticks(whole(ticks)),
      step: deviations[1] / 120,
      start: deviations[1] / 15,
    },
    y: {
      label: STRINGS.elements.DynamicFee.swapFee,
      domain: domainOf([rules.cap]),
      tick: percents(2),
    },
    series: [
      {
        name: STRINGS.elements.DynamicFee.fee,
        at: (ticks) => dynamicFee(rules, ticks),
        format: fee,
        nameAt: valueAt(deviations, 3 / 8),
      },
      {
        name: STRINGS.elements.DynamicFee.baseFee,
        at: () => baseFee,
        format: fee,
        nameAt: valueAt(deviations, 5 / 6),
      },
    ],
    others: [
      {
        name: STRINGS.elements.DynamicFee.priceAbove,
        at: (ticks) => priceAtTick(ticks) - 1,
        format: changes(2, 2),
      },
    ],
    places: [0, bend, deviations[1]],
    rows: Array.from(new Set([...evenly(deviations, 7), Math.round(bend)])).sort((a, b) => a - b),
  };
};
