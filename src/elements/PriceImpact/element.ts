import type { ElementDefinition } from "../definition";
import { draw, figures } from "./chart";

export const PriceImpact = { figures, chart: () => draw } satisfies ElementDefinition;
