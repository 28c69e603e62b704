import {
  arithmeticAverage,
  averageTick,
  geometricAverage,
} from "../../src/site/formulas/average-price";
import { deviationAtCap, dynamicFee } from "../../src/site/formulas/dynamic-fee";
import { decayedEmission, decayedSum, halfLife } from "../../src/site/formulas/emissions";
import { impermanentLoss } from "../../src/site/formulas/impermanent-loss";
import {
  capitalEfficiency,
  positionAmounts,
  positionValue,
} from "../../src/site/formulas/liquidity-range";
import { lockWeight, weeksIn } from "../../src/site/formulas/lock-weight";
import { correlatedCurve, volatileCurve } from "../../src/site/formulas/swap";
import { priceAtTick } from "../../src/site/formulas/ticks";
import {
  epochStart,
  gaugeEmission,
  holderDilution,
  lockerDilution,
  pricePush,
  rebase,
  SECONDS_PER_WEEK,
  voterReward,
} from "./calculations";
import { documents } from "./document";
import { expectFormulas, type FormulaCase } from "./expect-formulas";

const tex = String.raw;

// Positions in ranges around the price they were opened at, [factor to either end, change of the price].
const CENTRED = [
  [1.5, 1.2],
  [4, 0.3],
  [1.01, 0.995],
] as const;
/** What a position in such a range loses against holding, as a share. */
const lossInRange = ([m, ratio]: readonly [number, number]): number => {
  const range = { low: 100 / m, high: 100 * m };
  const { token0, token1 } = positionAmounts(7, 100, range);
  return positionValue(7, 100 * ratio, range) / (token0 * 100 * ratio + token1) - 1;
};

// A position and what it was made of, after the price has changed.
const MOVES = [
  { L: 1000, P_0: 100, r_P: 1.21 },
  { L: 3, P_0: 50, r_P: 0.3 },
] as const;
const WIDE = { low: 1, high: 10_000 };
const positioned = MOVES.map(({ L, P_0, r_P }) => positionValue(L, P_0 * r_P, WIDE));
const held = MOVES.map(({ L, P_0, r_P }) => {
  const { token0, token1 } = positionAmounts(L, P_0, WIDE);
  return token0 * P_0 * r_P + token1;
});

/** Three stretches of time, `seconds, price` each. */
const stretchesOf = (values: number[]) =>
  [0, 2, 4].map((at) => ({ seconds: values[at] ?? 0, price: values[at + 1] ?? 0 }));
const STRETCHES = {
  h_1: [600, 1788],
  p_1: [2, 999.9],
  h_2: [60, 6],
  p_2: [3, 9999],
  h_3: [1, 6],
  p_3: [0.1, 50],
  W: [661, 1800],
};

const LOCK: Pick<FormulaCase, "at" | "is"> = {
  at: { a: [1000, 3], t: [3, 0.25], T: [4, 4] },
  is: (amount, years, longest) => lockWeight(amount, weeksIn(years), longest),
};
const gaugeShare = (team: number, emission: number, votes: number, all: number): number =>
  gaugeEmission(emission, team, votes / all);
const MINT = {
  S: [500e6, 1000],
  E: [10e6, 17],
  R: [1.25e6, 3],
};

/** The formulas of each document, in its order. */
const cases: Record<string, readonly FormulaCase[]> = {
  "blog/2019-05-29-long-blog-post.md": [
    { of: "w", ...LOCK },
    { of: "r", at: { F: [31, 7750], v: [750, 3], V: [300_000, 9] }, is: voterReward },
  ],
  "blog/2021-08-01-mdx-blog-post.mdx": [{ of: "w", ...LOCK }],
  "docs/core/busl-license.md": [
    {
      of: tex`t_{\text{open}}`,
      // In years, so that a year is 1.
      at: {
        "t_{\\text{change}}": [3, 2030.5],
        "t_{\\text{public}}": [0, 2025],
        "\\text{years}": [1, 1],
      },
      is: [3, 2029],
    },
  ],
  "docs/core/cl.md": [
    { of: "p(i)", at: { i: [-46_054, 0, 1, 100, 887_272] }, is: priceAtTick },
    { of: "1.0001^{s}", at: { s: [1, 50, 200, 2000] }, is: priceAtTick },
    {
      of: "x",
      at: { L: [1000, 5], P: [100, 64.5], P_b: [121, 200] },
      is: (L, P, high) => positionAmounts(L, P, { low: 1, high }).token0,
    },
    {
      of: "y",
      at: { L: [1000, 5], P: [100, 64.5], P_a: [81, 3] },
      is: (L, P, low) => positionAmounts(L, P, { low, high: 1000 }).token1,
    },
    {
      of: tex`2 L \sqrt{P}`,
      at: { L: [1000, 5], P: [100, 64.5] },
      is: (L, P) => positionValue(L, P, { low: 0, high: Number.POSITIVE_INFINITY }),
    },
    {
      of: tex`L (2\sqrt{P} - P/\sqrt{P_b} - \sqrt{P_a})`,
      at: { L: [1000, 5], P: [100, 64.5], P_a: [81, 3], P_b: [121, 200] },
      is: (L, P, low, high) => positionValue(L, P, { low, high }),
    },
    {
      of: tex`\eta`,
      at: { P: [100, 64.5], P_a: [81, 3], P_b: [121, 200] },
      is: (P, low, high) => capitalEfficiency(P, { low, high }),
    },
    { of: "P/m", at: { P: [100, 3], m: [4, 1.1] }, is: [25, 3 / 1.1] },
    { of: tex`P \cdot m`, at: { P: [100, 3], m: [4, 1.1] }, is: [400, 3.3] },
    {
      of: tex`\eta`,
      at: { m: [4, 2, 1.25, 1.01] },
      is: (m) => capitalEfficiency(1, { low: 1 / m, high: m }),
    },
    { of: "e", at: { r: [0.6], L: [1000], "L_{\\text{staked}}": [8000] }, is: [0.075] },
    {
      of: tex`r \cdot L / L_{\text{staked}}`,
      at: { r: [0.6], L: [1000], "L_{\\text{staked}}": [8000] },
      is: [0.075],
    },
    {
      of: tex`L / L_{\text{active}}`,
      at: { L: [1000], "L_{\\text{active}}": [20_000] },
      is: [0.05],
    },
    { of: "r_P P_0", at: { r_P: [1.21], P_0: [100] }, is: [121] },
    {
      of: tex`\text{IL}_{\text{full}}`,
      at: { r_P: [0.1, 1, 1.21, 4] },
      is: impermanentLoss,
    },
    {
      of: tex`V_{\text{position}} - V_{\text{hold}}`,
      at: {
        "V_{\\text{position}}": positioned,
        "V_{\\text{hold}}": held,
        L: MOVES.map(({ L }) => L),
        P_0: MOVES.map(({ P_0 }) => P_0),
        r_P: MOVES.map(({ r_P }) => r_P),
      },
      is: MOVES.map((_, index) => (positioned[index] ?? 0) - (held[index] ?? 0)),
    },
    { of: "P_0/m", at: { P_0: [100], m: [4] }, is: [25] },
    { of: tex`P_0 \cdot m`, at: { P_0: [100], m: [4] }, is: [400] },
    {
      of: tex`\eta \cdot \text{IL}_{\text{full}}`,
      at: {
        "\\eta": CENTRED.map(([m]) => capitalEfficiency(1, { low: 1 / m, high: m })),
        "\\text{IL}_{\\text{full}}": CENTRED.map(([, ratio]) => impermanentLoss(ratio)),
      },
      is: CENTRED.map(lossInRange),
    },
  ],
  "docs/core/dynamic-fees.md": [
    {
      of: "f",
      at: {
        "f_{\\text{base}}": [0.0005, 0.0005, 0.003],
        K: [1e-6, 1e-6, 2e-5],
        i: [46_030, 45_000, 100],
        "\\bar{i}": [46_000, 46_000.5, -900],
        "f_{\\text{cap}}": [0.01, 0.01, 0.01],
      },
      is: (base, perTick, tick, average, cap) => dynamicFee({ base, perTick, cap }, tick - average),
    },
    {
      of: tex`\bar{i}`,
      at: {
        "C(t)": [1_070_000, 5],
        "C(t - \\Delta)": [70_000, 11],
        "\\Delta": [10, 600],
      },
      is: (now, before, seconds) => averageTick(before, now, seconds),
    },
    {
      of: tex`(f_{\text{cap}} - f_{\text{base}})/K`,
      at: { "f_{\\text{cap}}": [0.01], "f_{\\text{base}}": [0.0005], K: [1e-6] },
      is: (cap, base, perTick) => deviationAtCap({ base, perTick, cap }),
    },
  ],
  "docs/core/legacy-liquidity.md": [
    {
      of: tex`x \cdot y`,
      at: { x: [1000, 5], y: [1000, 4000] },
      is: (sold, bought) => volatileCurve.invariant({ sold, bought }),
    },
    {
      of: "b",
      at: { x: [1000, 5], y: [1000, 4000], a: [100, 90] },
      is: (sold, bought, amount) => volatileCurve.output({ sold, bought }, amount),
    },
    {
      of: "y/x",
      at: { x: [1000, 5], y: [1000, 4000] },
      is: (sold, bought) => volatileCurve.price({ sold, bought }),
    },
    {
      of: "x^3 y + y^3 x",
      at: { x: [1000, 5], y: [1000, 4000] },
      is: (sold, bought) => correlatedCurve.invariant({ sold, bought }),
    },
    {
      of: "p",
      at: { x: [1000, 5, 7], y: [1000, 4000, 2] },
      is: (sold, bought) => correlatedCurve.price({ sold, bought }),
    },
    {
      of: "y_{j+1}",
      at: { y_j: [1000], "f(y_j)": [2431], k: [2000], "f'(y_j)": [50] },
      is: [1000 - 431 / 50],
    },
    {
      of: "f(y)",
      at: { x_1: [1100, 5], y: [900, 4000] },
      is: (sold, bought) => correlatedCurve.invariant({ sold, bought }),
    },
    {
      of: "f'(y)",
      at: { x_1: [1100, 5], y: [900, 4000] },
      // The price is the quotient of the curve's two slopes.
      is: (sold, bought) =>
        (3 * sold ** 2 * bought + bought ** 3) / correlatedCurve.price({ sold, bought }),
    },
    { of: "f(y_j) - k", at: { "f(y_j)": [2431], k: [2000] }, is: [431] },
    { of: tex`\sqrt{a_x a_y}`, at: { a_x: [4000, 3], a_y: [1000, 27] }, is: [2000, 9] },
    {
      of: "m",
      at: { a_x: [400, 400], x: [4000, 4000], a_y: [100, 50], y: [1000, 1000], M: [2000, 2000] },
      is: [200, 100],
    },
    { of: tex`2\sqrt{r}/(1+r) - 1`, at: { r: [0.1, 2, 4] }, is: impermanentLoss },
  ],
  "docs/core/metadex-properties.md": [
    { of: tex`\rho_p`, at: { F_p: [6000], V_p: [30_000] }, is: [0.2] },
    { of: "V_p", at: { V: [35_000], F_p: [6000], F: [8000] }, is: [26_250] },
  ],
  "docs/core/metadex.md": [
    {
      of: "G_p",
      at: { "\\tau": [0.05, 0], E: [10e6, 123], V_p: [4, 7], V: [100, 9] },
      is: gaugeShare,
    },
  ],
  "docs/core/oracle-n-mev-protection.md": [
    { of: "1.0001^i", at: { i: [-100, 69_080] }, is: priceAtTick },
    {
      of: tex`\bar{\imath}`,
      at: { "C(t_2)": [1_070_000, 5], "C(t_1)": [70_000, 11], t_2: [30, 700], t_1: [20, 100] },
      is: (sum, sumBefore, time, timeBefore) => averageTick(sumBefore, sum, time - timeBefore),
    },
    {
      of: tex`P_{\text{TWAP}}`,
      at: { "\\bar{\\imath}": [-7.5, 69_233.51] },
      is: priceAtTick,
    },
    {
      of: tex`P_{\text{arithmetic}}`,
      at: STRETCHES,
      is: (...values) => arithmeticAverage(stretchesOf(values)),
    },
    {
      of: tex`P_{\text{geometric}}`,
      at: STRETCHES,
      is: (...values) => geometricAverage(stretchesOf(values)),
    },
    { of: tex`\Delta`, at: { "\\delta": [100], W: [1800], h: [12] }, is: [15_000] },
    { of: "m", at: { "\\Delta": [5000, 15_000] }, is: priceAtTick },
    {
      of: tex`y(\sqrt{m} - 1)`,
      at: { y: [1_000_000, 3], m: [1.65, 20.08] },
      is: (quote, factor) => pricePush(quote, factor).capital,
    },
    {
      of: tex`\text{loss}`,
      at: { y: [1_000_000, 3], m: [1.65, 20.08] },
      is: (quote, factor) => pricePush(quote, factor).loss,
    },
  ],
  "docs/core/product-metadex.md": [
    {
      of: tex`t_{\text{start}}`,
      at: { t: [1_760_000_000, 604_799], W: [SECONDS_PER_WEEK, SECONDS_PER_WEEK] },
      is: epochStart,
    },
    {
      of: "r",
      at: { G: [380_000], "t_{\\text{end}}": [700_000], "t_{\\text{now}}": [605_000] },
      is: [4],
    },
  ],
  "docs/core/product-n-ve.md": [
    {
      of: "w(t)",
      // In years.
      at: {
        A: [1000, 3, 1000],
        "t_{\\text{end}}": [2030, 2029.75, 2020],
        t: [2027, 2026, 2021],
        "T_{\\text{max}}": [4, 4, 4],
      },
      is: (amount, end, now, longest) => lockWeight(amount, weeksIn(end - now), longest),
    },
    { of: tex`\text{reward}`, at: { F: [20_000], v: [500], V_p: [10_000] }, is: voterReward },
    {
      of: "R",
      at: { c: [0.5, 0.4], E: [10e6, 7], V: [250e6, 1], S: [500e6, 9] },
      is: (factor, emission, locked, supply) => rebase(factor, emission, locked / supply),
    },
    { of: "V/S", at: { V: [1], S: [4] }, is: [0.25] },
  ],
  "docs/core/tokenomics-n-emissions.md": [
    { of: tex`t_{\text{start}}`, at: { t: [1_760_000_000, 604_801] }, is: epochStart },
    {
      of: "E(n)",
      at: { E_0: [10e6, 15], d: [0.99, 0.5], n: [51, 3] },
      is: (first, d, epoch) => decayedEmission(first, 1 - d, epoch),
    },
    {
      of: "E_0 (1 - d^n)/(1 - d)",
      at: { E_0: [10e6, 15], d: [0.99, 0.5], n: [51, 3] },
      is: (first, d, epochs) => decayedSum(first, 1 - d, epochs),
    },
    { of: tex`\frac{\ln 2}{-\ln 0.99}`, at: {}, is: [halfLife(0.01)] },
    {
      of: "500 + (10 - E)/0.01",
      at: { E: [10 * 0.99 ** 50, 10 * 0.99 ** 7] },
      is: [500 + decayedSum(10, 0.01, 50), 500 + decayedSum(10, 0.01, 7)],
    },
    {
      of: "G_p",
      at: {
        "\\tau": [0.05, 0],
        "E(n)": [10e6, 123],
        V_p: [4, 7],
        "V_{\\text{all}}": [100, 9],
      },
      is: gaugeShare,
    },
    {
      of: tex`D_{\text{holder}}`,
      at: MINT,
      is: (supply, emission, minted) =>
        holderDilution({ supply, emission, rebase: minted, weight: 1 }),
    },
    {
      of: tex`D_{\text{locker}}`,
      at: { ...MINT, V: [250e6, 400] },
      is: (supply, emission, minted, weight) =>
        lockerDilution({ supply, emission, rebase: minted, weight }),
    },
    {
      of: "R",
      at: { c: [0.5, 0.4], E: [10e6, 7], V: [250e6, 1], S: [500e6, 9] },
      is: (factor, emission, locked, supply) => rebase(factor, emission, locked / supply),
    },
    { of: "V/S", at: { V: [1], S: [4] }, is: [0.25] },
    // A rebase of so much leaves the share of a locker as it was.
    { of: tex`E \cdot V / (S - V)`, at: { E: [10], V: [250], S: [500] }, is: [10] },
  ],
};

for (const name of documents()) expectFormulas(name, cases[name] ?? []);
