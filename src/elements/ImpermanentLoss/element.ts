import type { ElementDefinition } from "../../prose/definition";
import { rangeFigures } from "../../site/charts/price-range";
import { draw } from "./chart";

export const ImpermanentLoss = {
  figures: rangeFigures,
  chart: () => draw,
} satisfies ElementDefinition;
