import { heldValue, type StrategyEpoch, strategyRun } from "../formulas/range-strategy";
import { changes, decimals } from "../numbers";
import type { DrawChart } from "./chart";
import type { ChartField } from "./field";
import { domainOf, ticksOf } from "./scale";

const number = decimals(6);
const whole = decimals(0);
const money = decimals(2, 2);

type Amount = "fees" | "cost" | "lvr";

/** Returns the prices in an attribute. The Markdown compiler has checked them. */
export const pricesIn = (attribute: string): number[] => attribute.trim().split(/\s+/).map(Number);

const rebalances = (count: number, cost: string): string => {
  if (count === 0) return "never rebalances";
  const often = count === 1 ? "once (the dot)" : `${count} times (the dots)`;
  return `rebalances ${often} for ${cost}`;
};

/**
 * Returns a function that draws a range strategy, epoch by epoch, beside holding and beside a
 * position over all prices. `prices` are those at the start and at the end of each epoch.
 */
export const rangeStrategyChart =
  (prices: readonly number[]): DrawChart<"RangeStrategy"> =>
  (figure, valueIn) => {
    const { value: deposit, unit } = figure("strategyRun.deposit");
    const amount = (value: number) => `${money(value)} ${unit ?? ""}`.trim();
    const factor: ChartField = {
      label: "Width (factor)",
      start: figure("strategyRun.factor").value,
      min: 1.01,
      max: 100,
      step: 0.01,
    };

    const width = valueIn(factor);
    const rules = {
      deposit,
      factor: width,
      volume: figure("strategyRun.volume").value,
      fee: figure("strategyRun.fee").value / 100,
      others: figure("strategyRun.liquidity").value,
      impact: figure("strategyRun.impact").value / 100,
      gas: figure("strategyRun.gas").value,
    };
    const [first = 1, ...ends] = prices;
    const run = strategyRun(prices, rules);
    const valuesOf = (epochs: readonly StrategyEpoch[]) => [
      deposit,
      ...epochs.map(({ value }) => value),
    ];
    const values = [
      valuesOf(run),
      [deposit, ...ends.map((price) => heldValue(deposit, first, price))],
      valuesOf(strategyRun(prices, { ...rules, factor: Number.POSITIVE_INFINITY })),
    ].map((curve) => curve.map((value) => (deposit ? value / deposit - 1 : 0)));

    const epochAt = (x: number) => run[Math.round(x) - 1];
    const total = (of: Amount) => run.reduce((sum, epoch) => sum + epoch[of], 0);
    const value = (change: number) => money(deposit * (1 + change));
    const [strategy = [], held = [], full = []] = values;
    const seriesOf = (name: string, curve: readonly number[]) => ({
      name,
      at: (x: number) => curve[Math.round(x)] ?? 0,
      format: value,
    });
    const columnOf = (name: string, of: Amount) => ({
      name,
      at: (x: number) => epochAt(x)?.[of] ?? 0,
      format: money,
    });
    const places = prices.map((_, epoch) => epoch);
    const last = run.length;
    const marks = places.filter((epoch) => epochAt(epoch)?.isRebalanced);
    return {
      title: "Range strategy, epoch by epoch",
      description: `The range reaches from the price ÷ ${number(width)} to the price × ${number(width)}. In ${last} ${last === 1 ? "epoch" : "epochs"} the strategy earns ${amount(total("fees"))} in fees, ${rebalances(marks.length, amount(total("cost")))}, and has a loss-versus-rebalancing (LVR) of ${amount(total("lvr"))}, which is already in its line.`,
      fields: [factor],
      x: {
        label: "Epoch",
        domain: [0, last],
        ticks: ticksOf([0, last]).filter(Number.isInteger),
        tick: whole,
        format: (x) => {
          const epoch = epochAt(x);
          if (!epoch) return `Start: price ${number(first)}`;
          const { from, to, isRebalanced } = epoch;
          return `Epoch ${Math.round(x)}: price ${number(from)} to ${number(to)}${isRebalanced ? ", rebalanced" : ""}`;
        },
        step: 1,
        start: last,
      },
      y: {
        label: `Change of ${number(deposit)} ${unit ?? ""}`.trim(),
        domain: domainOf(values.flat()),
        tick: changes(2),
      },
      series: [
        seriesOf("Range strategy", strategy),
        seriesOf("Holding", held),
        seriesOf("Full range", full),
      ],
      others: [
        columnOf("Fee income", "fees"),
        columnOf("Rebalancing cost", "cost"),
        columnOf("LVR", "lvr"),
      ],
      places,
      rows: places,
      marks,
      total: [
        "In total",
        ...values.map((curve) => value(curve.at(-1) ?? 0)),
        money(total("fees")),
        money(total("cost")),
        money(total("lvr")),
      ],
    };
  };
