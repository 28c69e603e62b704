// Written by write.mjs. Do not edit.
import * as Copy from "../elements/Copy";
import * as DecodeCall from "../elements/DecodeCall";
import * as DynamicFee from "../elements/DynamicFee";
import * as EmissionSchedule from "../elements/EmissionSchedule";
import * as ImpermanentLoss from "../elements/ImpermanentLoss";
import * as License from "../elements/License";
import * as LiquidityRange from "../elements/LiquidityRange";
import * as LockWeight from "../elements/LockWeight";
import * as ManipulatedAverage from "../elements/ManipulatedAverage";
import * as PriceImpact from "../elements/PriceImpact";
import * as RangeStrategy from "../elements/RangeStrategy";
import * as Steps from "../elements/Steps";
import * as Admonition from "../prose/Admonition";
import * as Cards from "../prose/Cards";
import * as Diagram from "../prose/Diagram";
import * as Example from "../prose/Example";
import * as Flow from "../prose/Flow";
import * as Formula from "../prose/Formula";
import * as MermaidDrawing from "../prose/MermaidDrawing";
import * as Tabs from "../prose/Tabs";
import * as Term from "../prose/Term";

/** The components of elements, by name. */
export const components = {
  ...Copy,
  ...DecodeCall,
  ...DynamicFee,
  ...EmissionSchedule,
  ...ImpermanentLoss,
  ...License,
  ...LiquidityRange,
  ...LockWeight,
  ...ManipulatedAverage,
  ...PriceImpact,
  ...RangeStrategy,
  ...Steps,
  ...Admonition,
  ...Cards,
  ...Diagram,
  ...Example,
  ...Flow,
  ...Formula,
  ...MermaidDrawing,
  ...Tabs,
  ...Term,
};
