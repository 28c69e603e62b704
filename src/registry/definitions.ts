// Written by write.mjs. Do not edit.
import * as Admonition from "../elements/Admonition/element";
import * as Allocation from "../elements/Allocation/element";
import * as Cards from "../elements/Cards/element";
import * as Diagram from "../elements/Diagram/element";
import * as DynamicFee from "../elements/DynamicFee/element";
import * as EmissionSchedule from "../elements/EmissionSchedule/element";
import * as EpochTimeline from "../elements/EpochTimeline/element";
import * as Example from "../elements/Example/element";
import * as Flow from "../elements/Flow/element";
import * as Formula from "../elements/Formula/element";
import * as ImpermanentLoss from "../elements/ImpermanentLoss/element";
import * as License from "../elements/License/element";
import * as LiquidityRange from "../elements/LiquidityRange/element";
import * as LockWeight from "../elements/LockWeight/element";
import * as ManipulatedAverage from "../elements/ManipulatedAverage/element";
import * as MermaidDrawing from "../elements/MermaidDrawing/element";
import * as PriceImpact from "../elements/PriceImpact/element";
import * as RangeStrategy from "../elements/RangeStrategy/element";
import * as Steps from "../elements/Steps/element";
import * as StrategyParts from "../elements/StrategyParts/element";
import * as Tabs from "../elements/Tabs/element";
import * as Term from "../elements/Term/element";
import * as ValueFlow from "../elements/ValueFlow/element";
import { byName } from "../elements/definition";

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
