import { rangeFigures } from "../../site/charts/price-range";
import type { ElementDefinition } from "../definition";
import { draw } from "./chart";

export const LiquidityRange = {
  figures: rangeFigures,
  chart: () => draw,
} satisfies ElementDefinition;
