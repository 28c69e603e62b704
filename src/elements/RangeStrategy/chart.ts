import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { domainOf, ticksOf } from "../../site/charts/scale";
import { changes, decimals } from "../../site/numbers";
import { heldValue, strategyRun } from "./formula";

/** The figures that it shows. */
export const figures = [
  "strategyRun.deposit",
  "strategyRun.factor",
  "strategyRun.volume",
  "strategyRun.fee",
  "strategyRun.others",
  "strategyRun.impact",
  "strategyRun.gas",
] as const;

const number = decimals(12);
const money = decimals(2, 2);

/** What each epoch is told of besides its values. */
const AMOUNTS = [
  { name: "Fee income", key: "fees" },
  { name: "Rebalancing cost", key: "cost" },
  { name: "LVR", key: "lvr" },
] as const;

const rebalances = (count: number, cost: string): string => {
  if (count === 0) return "The price never leaves the range.";
  return count === 1
    ? `1 rebalance (the dot) costs ${cost}.`
    : `${count} rebalances (the dots) cost ${cost}.`;
};

/**
 * Returns a function that draws a range strategy, epoch by epoch, beside holding and beside a
 * position over all prices. `prices` are those at the start and at the end of each epoch.
 */
export const drawPath =
  (prices: readonly number[]): DrawChart<(typeof figures)[number]> =>
  (figure, valueIn) => {
    const [first = 1, ...ends] = prices;
    const { value: deposit, unit } = figure("strategyRun.deposit");
    const width: ChartField = {
      label: "Width (factor)",
      start: figure("strategyRun.factor").value,
      min: 1.01,
      max: 100,
      step: 0.01,
    };

    const rules = {
      deposit,
      factor: valueIn(width),
      volume: figure("strategyRun.volume").value,
      fee: figure("strategyRun.fee").value / 100,
      // The figure is the value that this liquidity would have over all prices.
      others: figure("strategyRun.others").value / (2 * Math.sqrt(first)),
      impact: figure("strategyRun.impact").value / 100,
      gas: figure("strategyRun.gas").value,
    };
    const run = strategyRun(prices, rules);
    const everywhere = strategyRun(prices, { ...rules, factor: Number.POSITIVE_INFINITY });
    const curves = [
      { name: "Range strategy", values: run.map(({ value }) => value) },
      { name: "Holding", values: ends.map((price) => heldValue(deposit, first, price)) },
      { name: "Full range", values: everywhere.map(({ value }) => value) },
    ];

    // Between two epochs nothing is computed, so a place is a whole number.
    const change = (value: number) => (deposit ? value / deposit - 1 : 0);
    const places = Array.from(prices.keys());
    const last = run.length;
    const marks = places.filter((place) => run[place - 1]?.isRebalanced);
    const totals = AMOUNTS.map(({ key }) => run.reduce((sum, epoch) => sum + epoch[key], 0));
    const [fees, cost, lvr] = totals.map((total) => `${money(total)} ${unit ?? ""}`.trim());
    const factor = number(rules.factor);
    return {
      title: "Range strategy, epoch by epoch",
      description: `In a range from the price ÷ ${factor} to the price × ${factor}, ${last} ${last === 1 ? "epoch earns" : "epochs earn"} ${fees} in fees. ${rebalances(marks.length, cost ?? "")} Loss-versus-rebalancing (LVR), which is already in the line, is ${lvr}.`,
      fields: [width],
      x: {
        label: "Epoch",
        domain: [0, last],
        ticks: ticksOf([0, last]).filter(Number.isInteger),
        tick: number,
        format: (place) => {
          if (place === 0) return "Start";
          return marks.includes(place) ? `Epoch ${place}, rebalanced` : `Epoch ${place}`;
        },
        step: 1,
        start: last,
      },
      y: {
        label: `Change of ${number(deposit)} ${unit ?? ""}`.trim(),
        domain: domainOf(curves.flatMap(({ values }) => values.map(change))),
        tick: changes(2),
      },
      series: curves.map(({ name, values }) => ({
        name,
        at: (place) => change(values[place - 1] ?? deposit),
        format: (share) => money(deposit * (1 + share)),
      })),
      others: [
        { name: "Price", at: (place) => prices[place] ?? first, format: number },
        ...AMOUNTS.map(({ name, key }) => ({
          name,
          at: (place: number) => run[place - 1]?.[key] ?? 0,
          format: money,
        })),
      ],
      places,
      rows: places,
      marks,
      total: [
        "In total",
        ...curves.map(({ values }) => money(values.at(-1) ?? deposit)),
        number(prices.at(-1) ?? first),
        ...totals.map(money),
      ],
    };
  };
