// Written by write.mjs. Do not edit.
import * as Admonition from "../elements/Admonition";
import * as Cards from "../elements/Cards";
import * as Diagram from "../elements/Diagram";
import * as DynamicFee from "../elements/DynamicFee";
import * as EmissionSchedule from "../elements/EmissionSchedule";
import * as Example from "../elements/Example";
import * as Flow from "../elements/Flow";
import * as Formula from "../elements/Formula";
import * as ImpermanentLoss from "../elements/ImpermanentLoss";
import * as License from "../elements/License";
import * as LiquidityRange from "../elements/LiquidityRange";
import * as LockWeight from "../elements/LockWeight";
import * as ManipulatedAverage from "../elements/ManipulatedAverage";
import * as MermaidDrawing from "../elements/MermaidDrawing";
import * as PriceImpact from "../elements/PriceImpact";
import * as RangeStrategy from "../elements/RangeStrategy";
import * as Steps from "../elements/Steps";
import * as Tabs from "../elements/Tabs";
import * as Term from "../elements/Term";

/** The components of elements, by name. */
export const components = {
  ...Admonition,
  ...Cards,
  ...Diagram,
  ...DynamicFee,
  ...EmissionSchedule,
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
  ...Tabs,
  ...Term,
};
