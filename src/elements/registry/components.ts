// Written by write.mjs. Do not edit.
import * as Admonition from "../Admonition";
import * as Cards from "../Cards";
import * as Diagram from "../Diagram";
import * as DynamicFee from "../DynamicFee";
import * as EmissionSchedule from "../EmissionSchedule";
import * as Example from "../Example";
import * as Flow from "../Flow";
import * as Formula from "../Formula";
import * as ImpermanentLoss from "../ImpermanentLoss";
import * as License from "../License";
import * as LiquidityRange from "../LiquidityRange";
import * as LockWeight from "../LockWeight";
import * as ManipulatedAverage from "../ManipulatedAverage";
import * as MermaidDrawing from "../MermaidDrawing";
import * as PriceImpact from "../PriceImpact";
import * as RangeStrategy from "../RangeStrategy";
import * as Steps from "../Steps";
import * as Tabs from "../Tabs";
import * as Term from "../Term";

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
