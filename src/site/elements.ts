/**
 * Elements of the site that authors may use in any document, each with the figures of `content/figures.yml` that it shows. A
 * document that uses an element uses its figures, and cannot be built without them.
 */
export const elementFigures = {
  Admonition: [],
  Card: [],
  Cards: [],
  DynamicFee: ["dynamicFee.base", "dynamicFee.perTick", "dynamicFee.cap"],
  EmissionSchedule: [
    "emissions.initialSupply",
    "emissions.firstWeek",
    "emissions.weeklyDecay",
    "emissions.tailThreshold",
    "emissions.tailRate",
  ],
  Formula: [],
  LiquidityRange: ["range.price", "range.low", "range.high"],
  LockWeight: ["lock.shortest", "lock.longest", "lock.example"],
  ManipulatedAverage: ["oracle.window", "oracle.manipulation"],
  PriceImpact: ["swap.reserve"],
  Steps: [],
  TabItem: [],
  Tabs: [],
  Term: [],
} as const;

export type ElementName = keyof typeof elementFigures;
