// Written by write.mjs. Do not edit.
import * as Admonition from "../Admonition/element";
import * as Allocation from "../Allocation/element";
import * as Cards from "../Cards/element";
import * as Diagram from "../Diagram/element";
import * as DynamicFee from "../DynamicFee/element";
import * as EmissionSchedule from "../EmissionSchedule/element";
import * as EpochTimeline from "../EpochTimeline/element";
import * as Example from "../Example/element";
import * as Flow from "../Flow/element";
import * as Formula from "../Formula/element";
import * as ImpermanentLoss from "../ImpermanentLoss/element";
import * as License from "../License/element";
import * as LiquidityRange from "../LiquidityRange/element";
import * as LockWeight from "../LockWeight/element";
import * as ManipulatedAverage from "../ManipulatedAverage/element";
import * as MermaidDrawing from "../MermaidDrawing/element";
import * as PriceImpact from "../PriceImpact/element";
import * as RangeStrategy from "../RangeStrategy/element";
import * as Steps from "../Steps/element";
import * as StrategyParts from "../StrategyParts/element";
import * as Tabs from "../Tabs/element";
import * as Term from "../Term/element";
import * as ValueFlow from "../ValueFlow/element";
import { byName } from "../definition";

/** All elements that authors may write, by name. */
export const allElements = byName({
  ...Admonition,
  ...Allocation,
  ...Cards,
  ...Diagram,
  ...DynamicFee,
  ...EmissionSchedule,
  ...EpochTimeline,
  ...Example,
  ...Flow,
  ...Formula,
  ...ImpermanentLoss,
  ...License,
  ...LiquidityRange,
  ...LockWeight,
  ...ManipulatedAverage,
  ...MermaidDrawing,
  ...PriceImpact,
  ...RangeStrategy,
  ...Steps,
  ...StrategyParts,
  ...Tabs,
  ...Term,
  ...ValueFlow,
});
