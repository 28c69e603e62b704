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
  { name: STRINGS.elements.RangeStrategy.fees, key: "fees" },
  { name: STRINGS.elements.RangeStrategy.cost, key: "cost" },
  { name: STRINGS.elements.RangeStrategy.lvr, key: "lvr" },
] as const;

const rebalances = (count: number, cost: string): string =>
  count === 0
    ? STRINGS.elements.RangeStrategy.never
    : STRINGS.elements.RangeStrategy.rebalances(count, cost);

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
      label: STRINGS.elements.RangeStrategy.width,
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
      { name: STRINGS.elements.RangeStrategy.strategy, values: run.map(({ value }) => value) },
      {
        name: STRINGS.elements.RangeStrategy.holding,
        values: ends.map((price) => heldValue(deposit, first, price)),
      },
      {
        name: STRINGS.elements.RangeStrategy.fullRange,
        values: everywhere.map(({ value }) => value),
      },
    ];

    // Between two epochs nothing is computed, so a place is a whole number.
    const change = (value: number) => (deposit ? value / deposit - 1 : 0);
    const places = Array.from(prices.keys());
    const last = run.length;
    const marks = places.filter((place) => run[place - 1]?.isRebalanced);
    const totals = AMOUNTS.map(({ key }) => run.reduce((sum, epoch) => sum + epoch[key], 0));
    const [fees = "", cost = "", lvr = ""] = totals.map((total) =>
      `${money(total)} ${unit ?? ""}`.trim(),
    );
    const factor = number(rules.factor);
    return {
      title: STRINGS.elements.RangeStrategy.title,
      description: STRINGS.elements.RangeStrategy.description(
        last,
        factor,
        fees,
        rebalances(marks.length, cost),
        lvr,
      ),
      fields: [width],
      x: {
        label: STRINGS.chart.epoch,
        domain: [0, last],
        ticks: ticksOf([0, last]).filter(Number.isInteger),
        tick: number,
        format: (place) => {
          if (place === 0) return STRINGS.elements.RangeStrategy.start;
          return marks.includes(place)
            ? STRINGS.elements.RangeStrategy.rebalanced(place)
            : STRINGS.chart.epochNumber(place);
        },
        step: 1,
        start: last,
      },
      y: {
        label: STRINGS.elements.RangeStrategy.change(`${number(deposit)} ${unit ?? ""}`.trim()),
        domain: domainOf(curves.flatMap(({ values }) => values.map(change))),
        tick: changes(2),
      },
      series: curves.map(({ name, values }) => ({
        name,
        at: (place) => change(values[place - 1] ?? deposit),
        format: (share) => money(deposit * (1 + share)),
      })),
      others: [
        { name: STRINGS.chart.price, at: (place) => prices[place] ?? first, format: number },
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
        STRINGS.elements.RangeStrategy.total,
        ...curves.map(({ values }) => money(values.at(-1) ?? deposit)),
        number(prices.at(-1) ?? first),
        ...totals.map(money),
      ],
    };
  };
