import { impermanentLoss } from "../../src/site/formulas/impermanent-loss";
import {
  afterFee,
  type Curve,
  correlatedCurve,
  priceImpact,
  type Reserves,
  volatileCurve,
} from "../../src/site/formulas/swap";
import { decimals, percents } from "../../src/site/numbers";
import { figure, plain, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const two = decimals(2, 2);
const four = decimals(4, 4);
const percent = percents(2);

const reserve = figure("swap.reserve");
const even: Reserves = { sold: reserve, bought: reserve };

const ratioRow = (ratio: number): string[] => [
  `${ratio} : 1`,
  ...[volatileCurve, correlatedCurve].map((curve) => four(curve.price({ sold: ratio, bought: 1 }))),
];

/** A row of the table of impacts. The smallest impact needs more digits than the others. */
const impactRow = (sold: number, output = four, impact = percents(2, 2)): string[] => [
  whole(sold),
  four(volatileCurve.output(even, sold)),
  percents(2, 2)(priceImpact(volatileCurve, even, sold)),
  output(correlatedCurve.output(even, sold)),
  impact(priceImpact(correlatedCurve, even, sold)),
];

/** The sentence part about a swap with the pool's fee. */
const withFee = (fee: number, amount: number, curve: Curve) => {
  const left = afterFee(amount, fee);
  return { fee: percent(fee), left, output: four(curve.output(even, left)) };
};
const volatile = withFee(share("fees.volatile"), 100, volatileCurve);
const correlated = withFee(share("fees.stable"), 100, correlatedCurve);

// Newton's method as the doc describes it, on whole reserves.
const sold = 100;
const x1 = reserve + sold;
const k = correlatedCurve.invariant(even);
const f = (y: number): number => correlatedCurve.invariant({ sold: x1, bought: y });
const slope = (y: number): number => x1 ** 3 + 3 * x1 * y ** 2;
const guesses = [reserve];
for (let step = 0; step < 3; step += 1) {
  const y = guesses[step] ?? 0;
  guesses.push(y - (f(y) - k) / slope(y));
}
const found = guesses.at(-1) ?? 0;
/** "2.431", for 2.431 × 10^12. */
const inUnits = (value: number, power: number): string => plain(value / 10 ** power);
/** "2.431⋅1012" */
const times = (value: number, power: number): string => `${inUnits(value, power)}⋅10${power}`;

const deposit = { x: 400, y: 100 };
const pool = { x: 4000, y: 1000 };
const minted = Math.sqrt(pool.x * pool.y);
const received = Math.min(deposit.x / pool.x, deposit.y / pool.y) * minted;

// The price falls to that of reserves of 5 to 1 in the correlated pool.
const fallen = correlatedCurve.price({ sold: 5, bought: 1 });
const scaled = (curve: Curve, degree: number, ratio: number): Reserves => {
  const shape = { sold: ratio, bought: 1 };
  const scale = (curve.invariant(even) / curve.invariant(shape)) ** (1 / degree);
  return { sold: scale * ratio, bought: scale };
};
const pools = [scaled(volatileCurve, 2, 1 / fallen), scaled(correlatedCurve, 4, 5)];
const value = ({ sold, bought }: Reserves): number => sold * fallen + bought;

test("M5 the example of loss has the same price in both pools", () => {
  const [first, second] = pools as [Reserves, Reserves];
  expect(volatileCurve.price(first)).toBeCloseTo(fallen);
  expect(correlatedCurve.price(second)).toBeCloseTo(fallen);
});

test("M5 the example of Newton's method ends where the pool does", () => {
  expect(reserve - found).toBeCloseTo(correlatedCurve.output(even, sold), 5);
  expect(Math.abs((f(found) - k) / slope(found))).toBeLessThan(1e-6);
});

expectNumbers("docs/core/legacy-liquidity.md", {
  "correlated-pools": [
    `the price is exactly ${correlatedCurve.price({ sold: 7, bought: 7 })}, and it stays close to 1`,
    [
      ["Ratio x:y", "Price of X, volatile", "Price of X, correlated"],
      ...[1, 2, 3, 5, 10].map(ratioRow),
    ],
  ],
  "price-impact": [
    `Suppose a pool holds ${whole(reserve)} X and ${whole(reserve)} Y`,
    [
      ["Sold X", "Volatile: Y out", "Impact", "Correlated: Y out", "Impact"],
      impactRow(10, decimals(6, 6), percents(5)),
      ...[100, 300, 500, 800].map((amount) => impactRow(amount)),
    ],
    `With a fee of ${volatile.fee}, 100 X sold to the volatile pool leave ${plain(volatile.left)} after the fee and give ${volatile.output} Y.`,
    `With ${correlated.fee}, ${plain(correlated.left)} X go into the correlated pool and give ${correlated.output} Y.`,
  ],
  "worked-example": [
    `Reserves are ${whole(reserve)} and ${whole(reserve)}, so k=${reserve}4+${reserve}4=${times(k, 12)}.`,
    `You add ${sold} X after the fee, so x1=${x1}.`,
    `The first step, in trillions: f(${reserve})=${inUnits(x1 ** 3 * reserve, 12)}+${inUnits(x1 * reserve ** 3, 12)}=${inUnits(f(reserve), 12)}.`,
    `The slope, in billions: ${inUnits(x1 ** 3, 9)}+${inUnits(3 * x1 * reserve ** 2, 9)}=${inUnits(slope(reserve), 9)}.`,
    `The correction is ${times(f(reserve) - k, 12)}/(${times(slope(reserve), 9)})=${four(reserve - (guesses[1] ?? 0))}.`,
    [
      ["Step j", "yj", "f(yj)−k", "Slope"],
      ...guesses.map((y, step) => [String(step), four(y), whole(f(y) - k), whole(slope(y))]),
    ],
    `The output is ${reserve}−${four(found)}=${four(reserve - found)} Y.`,
    "allows at most 255 steps",
  ],
  "minting-and-burning": [
    `A pool holds ${whole(pool.x)} X and ${whole(pool.y)} Y with M=${whole(minted)}. You add ${deposit.x} X and ${deposit.y} Y.`,
    `Both ratios are ${plain(deposit.x / pool.x)}, and you receive ${plain(received)} pool tokens, or ${percent(received / (minted + received))} of the new total.`,
  ],
  loss: [
    `A doubling costs ${percent(-impermanentLoss(2))}, a factor of four ${percent(-impermanentLoss(4))}.`,
    `Suppose X falls from 1 to ${four(fallen)} Y.`,
    [
      ["", "Volatile", "Correlated"],
      ["Reserves after", ...pools.map(({ sold, bought }) => `${two(sold)} X, ${two(bought)} Y`)],
      ["Value in Y", ...pools.map((after) => two(value(after)))],
      ["Value of holding", ...pools.map(() => two(value(even)))],
      ["Loss", ...pools.map((after) => percent(1 - value(after) / value(even)))],
    ],
  ],
});
