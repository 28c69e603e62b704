import { deviationAtCap, dynamicFee } from "../formulas/dynamic-fee";
import { decayedEmission, decayedSum, emissionSchedule, halfLife } from "../formulas/emissions";
import { impermanentLoss, rangeLoss } from "../formulas/impermanent-loss";
import { capitalEfficiency, positionAmounts, positionValue } from "../formulas/liquidity-range";
import { lockWeight } from "../formulas/lock-weight";
import {
  afterFee,
  correlatedCurve,
  priceImpact,
  type SwapCurve,
  volatileCurve,
} from "../formulas/swap";
import { priceAtTick, tickAtPrice } from "../formulas/ticks";
import type { Operations } from "./program";

/** More than thirty years of weeks. Each epoch takes time. */
const MOST_EPOCHS = 2_000;

const scheduled =
  (field: "emission" | "supply") =>
  (
    epoch: number,
    initialSupply: number,
    firstWeek: number,
    weeklyDecay: number,
    tailThreshold: number,
    tailRate: number,
  ): number => {
    if (!Number.isInteger(epoch) || epoch < 0 || epoch >= MOST_EPOCHS) return Number.NaN;
    const rules = { initialSupply, firstWeek, weeklyDecay, tailThreshold, tailRate };
    return emissionSchedule(rules, epoch + 1)[epoch]?.[field] ?? Number.NaN;
  };

const swapped = (curve: SwapCurve) => (amount: number, sold: number, bought: number) =>
  curve.output({ sold, bought }, amount);

const impact = (curve: SwapCurve) => (amount: number, sold: number, bought: number) =>
  priceImpact(curve, { sold, bought }, amount);

/** The formulas that examples may call, by name (src/markdown/worked-examples/signatures.ts). */
export const FORMULAS = {
  lockWeight,
  priceAtTick,
  tickAtPrice,
  token0Amount: (liquidity: number, price: number, low: number, high: number) =>
    positionAmounts(liquidity, price, { low, high }).token0,
  token1Amount: (liquidity: number, price: number, low: number, high: number) =>
    positionAmounts(liquidity, price, { low, high }).token1,
  positionValue: (liquidity: number, price: number, low: number, high: number) =>
    positionValue(liquidity, price, { low, high }),
  capitalEfficiency: (price: number, low: number, high: number) =>
    capitalEfficiency(price, { low, high }),
  impermanentLoss,
  rangeLoss: (first: number, price: number, low: number, high: number) =>
    rangeLoss(first, price, { low, high }),
  dynamicFee: (base: number, perTick: number, cap: number, deviation: number) =>
    dynamicFee({ base, perTick, cap }, deviation),
  deviationAtCap: (base: number, perTick: number, cap: number) =>
    deviationAtCap({ base, perTick, cap }),
  decayedEmission,
  decayedSum,
  halfLife,
  scheduledEmission: scheduled("emission"),
  scheduledSupply: scheduled("supply"),
  afterFee,
  volatileSwap: swapped(volatileCurve),
  volatileImpact: impact(volatileCurve),
  correlatedSwap: swapped(correlatedCurve),
  correlatedImpact: impact(correlatedCurve),
} as const satisfies Operations;

/** The name of a formula. */
export type FormulaName = keyof typeof FORMULAS;
