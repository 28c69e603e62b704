import type { ElementDefinition } from "../../prose/definition";
import { draw, figures } from "./chart";

export const EmissionSchedule = { figures, chart: () => draw } satisfies ElementDefinition;
