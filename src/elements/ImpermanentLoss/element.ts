import { rangeFigures } from "../../site/charts/price-range";
import type { ElementDefinition } from "../definition";
import { draw } from "./chart";

export const ImpermanentLoss = {
  figures: rangeFigures,
  chart: () => draw,
} satisfies ElementDefinition;
