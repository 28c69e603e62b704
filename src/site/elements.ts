/**
 * Elements of the site that authors may use in any document, each with the figures of
 * `content/figures.yml` that it shows. A document that uses an element also uses its figures, and
 * the site cannot build the document without them.
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
  Example: [],
  ExampleValue: [],
  Flow: [],
  Formula: [],
  ImpermanentLoss: ["range.price", "range.low", "range.high"],
  License: [],
  LiquidityRange: ["range.price", "range.low", "range.high"],
  LockWeight: ["lock.shortest", "lock.longest", "lock.example"],
  ManipulatedAverage: ["oracle.window", "oracle.manipulation"],
  MermaidDrawing: [],
  PriceImpact: ["swap.reserve"],
  RangeStrategy: [
    "strategyRun.deposit",
    "strategyRun.factor",
    "strategyRun.volume",
    "strategyRun.fee",
    "strategyRun.others",
    "strategyRun.impact",
    "strategyRun.gas",
  ],
  Steps: [],
  TabItem: [],
  Tabs: [],
  Term: [],
} as const;

export type ElementName = keyof typeof elementFigures;

/**
 * The same for diagrams. The Markdown compiler draws them, so they are data of the document, and no
 * script in the browser knows them.
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
  StrategyParts: ["strategy.delay"],
  ValueFlow: ["fees.unstakedLevy", "emissions.teamShare"],
} as const;

export type DiagramName = keyof typeof diagramFigures;

/**
 * The element that stands for the text of a licence, by its SPDX id. The Markdown compiler puts the
 * text in.
 */
export const LICENSE_TEXT = "LicenseText";

/** The element that stands for the cards of the doc's category. The data layer puts them in. */
export const CATEGORY_CARDS = "DocCardList";

/** The element whose prices the Markdown compiler checks. */
export const PRICE_PATH = "RangeStrategy" satisfies ElementName;

/**
 * Whether the build replaces elements of this name. If one is left afterwards, it
 * stands where the compiler cannot replace it.
 */
export const isCompiled = (name: string): boolean =>
  name === LICENSE_TEXT || name === CATEGORY_CARDS || Object.hasOwn(diagramFigures, name);

/** The names of all elements that authors may write, each with its figures. */
export const allElements: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ...Object.entries({ ...elementFigures, ...diagramFigures }),
  [LICENSE_TEXT, []],
  [CATEGORY_CARDS, []],
]);
