import type { FormulaName } from "../../site/worked-examples/formulas";

/**
 * What a formula takes and gives. Units: "1" is a plain number, a capital letter stands for any
 * unit, the same wherever the letter is.
 */
export interface Signature {
  /** What it calculates, for authors. */
  description: string;
  /** Names and units of its values, in order. */
  takes: readonly (readonly [name: string, unit: string])[];
  /** Unit of the result. */
  gives: string;
}

const SCHEDULE = [
  ["epoch", "1"],
  ["initialSupply", "T"],
  ["firstEmission", "T"],
  ["decay", "1"],
  ["tailThreshold", "T"],
  ["tailRate", "1"],
] as const;

const RANGE = [
  ["low", "P"],
  ["high", "P"],
] as const;

const POSITION = [
  ["liquidity", "1"],
  ["price", "1"],
  ["low", "1"],
  ["high", "1"],
] as const;

const FEE = [
  ["base", "1"],
  ["perTick", "1"],
  ["cap", "1"],
] as const;

const SWAP = [
  ["amount", "A"],
  ["reserveSold", "A"],
  ["reserveBought", "B"],
] as const;

const SIGNATURES: Readonly<Record<FormulaName, Signature>> = {
  lockWeight: {
    description: "Voting weight of locked tokens",
    takes: [
      ["amount", "T"],
      ["timeLeft", "week"],
      ["longestLock", "year"],
    ],
    gives: "T",
  },
  priceAtTick: {
    description: "Price at a tick",
    takes: [["tick", "tick"]],
    gives: "1",
  },
  tickAtPrice: {
    description: "Tick of a price, with its fraction",
    takes: [["price", "1"]],
    gives: "tick",
  },
  token0Amount: {
    description: "Amount of token 0 in a position",
    takes: POSITION,
    gives: "1",
  },
  token1Amount: {
    description: "Amount of token 1 in a position",
    takes: POSITION,
    gives: "1",
  },
  positionValue: {
    description: "Value of a position in token 1",
    takes: POSITION,
    gives: "1",
  },
  capitalEfficiency: {
    description: "Liquidity in a range, compared with the same value over all prices",
    takes: [["price", "P"], ...RANGE],
    gives: "1",
  },
  impermanentLoss: {
    description: "Loss against holding over all prices, as a share, at a factor of the price",
    takes: [["priceFactor", "1"]],
    gives: "1",
  },
  rangeLoss: {
    description: "Loss of a position in a range against holding, as a share",
    takes: [["firstPrice", "P"], ["price", "P"], ...RANGE],
    gives: "1",
  },
  dynamicFee: {
    description: "Fee at a deviation from the average tick",
    takes: [...FEE, ["deviation", "tick"]],
    gives: "1",
  },
  deviationAtCap: {
    description: "Deviation from which the cap of a dynamic fee applies",
    takes: FEE,
    gives: "tick",
  },
  decayedEmission: {
    description: "Emission of an epoch without a tail; the first epoch is 0",
    takes: [
      ["firstEmission", "T"],
      ["decay", "1"],
      ["epoch", "1"],
    ],
    gives: "T",
  },
  decayedSum: {
    description: "Sum of the emissions of the first epochs, without a tail",
    takes: [
      ["firstEmission", "T"],
      ["decay", "1"],
      ["epochs", "1"],
    ],
    gives: "T",
  },
  halfLife: {
    description: "Number of epochs in which the emission halves",
    takes: [["decay", "1"]],
    gives: "1",
  },
  scheduledEmission: {
    description: "Emission of an epoch, tail included; the first epoch is 0",
    takes: SCHEDULE,
    gives: "T",
  },
  scheduledSupply: {
    description: "Supply before an epoch, tail included; the first epoch is 0",
    takes: SCHEDULE,
    gives: "T",
  },
  afterFee: {
    description: "What a fee leaves of an amount",
    takes: [
      ["amount", "T"],
      ["fee", "1"],
    ],
    gives: "T",
  },
  volatileSwap: {
    description: "Amount bought in a volatile pool, for an amount sold after the fee",
    takes: SWAP,
    gives: "B",
  },
  volatileImpact: {
    description: "Price impact of a swap in a volatile pool, as a share",
    takes: SWAP,
    gives: "1",
  },
  correlatedSwap: {
    description: "Amount bought in a correlated pool, for an amount sold after the fee",
    takes: SWAP,
    gives: "B",
  },
  correlatedImpact: {
    description: "Price impact of a swap in a correlated pool, as a share",
    takes: SWAP,
    gives: "1",
  },
};

/** The signatures of the formulas that examples may call, by name. */
export const signatures: ReadonlyMap<string, Signature> = new Map(Object.entries(SIGNATURES));
