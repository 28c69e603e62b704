/**
 * Elements of the site that authors may use in any document, each with the figures of
 * `content/figures.yml` that it shows. A document that uses an element uses its figures, and cannot
 * be built without them.
 */
export const elementFigures = {
  Admonition: [],
  Card: [],
  Cards: [],
  Diagram: [],
  DynamicFee: ["dynamicFee.base", "dynamicFee.perTick", "dynamicFee.cap"],
  EmissionSchedule: [
    "emissions.initialSupply",
    "emissions.firstWeek",
    "emissions.weeklyDecay",
    "emissions.tailThreshold",
    "emissions.tailRate",
  ],
  Formula: [],
  ImpermanentLoss: ["range.price", "range.low", "range.high"],
  License: [],
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

/**
 * The same of diagrams, which the compile draws: they are data of the document, and no script knows
 * them.
 */
export const diagramFigures = {
  Allocation: [
    "allocation.lockers",
    "allocation.ecosystem",
    "allocation.treasury",
    "allocation.team",
    "allocation.liquidity",
  ],
  EpochTimeline: ["epoch.length", "epoch.quietTime"],
  ValueFlow: ["fees.unstakedLevy", "emissions.teamShare"],
} as const;

export type DiagramName = keyof typeof diagramFigures;

/** Text of a licence by its SPDX id, which the compile puts in. */
export const LICENSE_TEXT = "LicenseText";

/** Names that the compile replaces; whatever of them is left stands where it cannot be replaced. */
export const isCompiled = (name: string): boolean =>
  name === LICENSE_TEXT || Object.hasOwn(diagramFigures, name);

/** All names that authors may write, each with its figures. */
export const allElements: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([...Object.entries({ ...elementFigures, ...diagramFigures }), [LICENSE_TEXT, []]]);
