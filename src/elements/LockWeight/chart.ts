import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { domainOf, evenly } from "../../site/charts/scale";
import { lockWeight, weeksIn } from "../../site/formulas/lock-weight";
import { decimals, short } from "../../site/numbers";

/** The figures that it shows. */
export const figures = ["lock.shortest", "lock.longest", "lock.example"] as const;

const weight = decimals(1);

const weeksFromNow = (weeks: number): string =>
  weeks === 0 ? STRINGS.elements.LockWeight.now : STRINGS.elements.LockWeight.inWeeks(weeks);

/**
 * Draws the voting weight of a lock as its time runs down, beside that of the longest lock and of a
 * permanent lock.
 */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const years = figure("lock.longest").value;
  const longest = Math.floor(weeksIn(years));
  const example = figure("lock.example");
  const amount: ChartField = {
    label: example.unit
      ? STRINGS.elements.LockWeight.locked(example.unit)
      : STRINGS.elements.LockWeight.lockedTokens,
    start: example.value,
    min: 0,
    max: 1e12,
  };
  const length: ChartField = {
    label: STRINGS.elements.LockWeight.weeks,
    start: Math.round(longest / 2),
    min: figure("lock.shortest").value,
    max: longest,
    unit: STRINGS.chart.weeks,
  };

  const yearly = evenly([0, longest], 5).map(Math.floor);
  const tokens = valueIn(amount);
  const locked = Math.floor(valueIn(length));
  const weightAfter = (weeks: number) => (passed: number) =>
    lockWeight(tokens, weeks - passed, years);
  return {
    title: STRINGS.elements.LockWeight.title,
    description: STRINGS.elements.LockWeight.description,
    fields: [amount, length],
    x: {
      label: STRINGS.elements.LockWeight.weeksFromNow,
      domain: [0, longest],
      ticks: yearly,
      tick: decimals(0),
      format: weeksFromNow,
      step: 1,
      start: 0,
    },
    y: { label: STRINGS.elements.LockWeight.weight, domain: domainOf([tokens]), tick: short },
    series: [
      {
        name: STRINGS.elements.LockWeight.thisLock,
        at: weightAfter(locked),
        format: weight,
        nameAt: locked * 0.3,
      },
      {
        name: STRINGS.elements.LockWeight.longestLock,
        at: weightAfter(longest),
        format: weight,
        nameAt: longest * 0.55,
      },
      {
        name: STRINGS.elements.LockWeight.permanentLock,
        at: () => tokens,
        format: weight,
        nameAt: longest,
      },
    ],
    places: [0, locked, longest],
    rows: yearly,
  };
};
