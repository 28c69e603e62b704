import type { ElementDefinition } from "../definition";
import { draw, figures } from "./chart";

export const DynamicFee = { figures, chart: () => draw } satisfies ElementDefinition;
