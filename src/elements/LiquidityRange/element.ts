import type { ElementDefinition } from "../../prose/definition";
import { rangeFigures } from "../../site/charts/price-range";
import { draw } from "./chart";

export const LiquidityRange = {
  figures: rangeFigures,
  chart: () => draw,
} satisfies ElementDefinition;
