import type { ElementDefinition } from "../../prose/definition";
import { draw, figures } from "./chart";

export const PriceImpact = { figures, chart: () => draw } satisfies ElementDefinition;
