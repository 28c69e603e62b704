import type { ElementDefinition } from "../../prose/definition";
import { draw, figures } from "./chart";

export const DynamicFee = { figures, chart: () => draw } satisfies ElementDefinition;
