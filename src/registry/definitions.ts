// Written by write.mjs. Do not edit.
import * as Addresses from "../elements/Addresses/element";
import * as Allocation from "../elements/Allocation/element";
import * as Copy from "../elements/Copy/element";
import * as DecodeCall from "../elements/DecodeCall/element";
import * as DynamicFee from "../elements/DynamicFee/element";
import * as EmissionSchedule from "../elements/EmissionSchedule/element";
import * as EpochTimeline from "../elements/EpochTimeline/element";
import * as ImpermanentLoss from "../elements/ImpermanentLoss/element";
import * as License from "../elements/License/element";
import * as LiquidityRange from "../elements/LiquidityRange/element";
import * as LockWeight from "../elements/LockWeight/element";
import * as ManipulatedAverage from "../elements/ManipulatedAverage/element";
import * as PriceImpact from "../elements/PriceImpact/element";
import * as RangeStrategy from "../elements/RangeStrategy/element";
import * as Steps from "../elements/Steps/element";
import * as StrategyParts from "../elements/StrategyParts/element";
import * as ValueFlow from "../elements/ValueFlow/element";
import * as Admonition from "../prose/Admonition/element";
import * as Cards from "../prose/Cards/element";
import * as Diagram from "../prose/Diagram/element";
import * as Example from "../prose/Example/element";
import * as Flow from "../prose/Flow/element";
import * as Formula from "../prose/Formula/element";
import * as MermaidDrawing from "../prose/MermaidDrawing/element";
import * as Tabs from "../prose/Tabs/element";
import * as Term from "../prose/Term/element";
import { byName } from "../prose/definition";

/** All elements that authors may write, by name. */
export const allElements = byName({
  ...Addresses,
  ...Allocation,
  ...Copy,
  ...DecodeCall,
  ...DynamicFee,
  ...EmissionSchedule,
  ...EpochTimeline,
  ...ImpermanentLoss,
  ...License,
  ...LiquidityRange,
  ...LockWeight,
  ...ManipulatedAverage,
  ...PriceImpact,
  ...RangeStrategy,
  ...Steps,
  ...StrategyParts,
  ...ValueFlow,
  ...Admonition,
  ...Cards,
  ...Diagram,
  ...Example,
  ...Flow,
  ...Formula,
  ...MermaidDrawing,
  ...Tabs,
  ...Term,
});
