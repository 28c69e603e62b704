import type { ElementDefinition } from "../definition";
import { draw, figures } from "./chart";

export const EmissionSchedule = { figures, chart: () => draw } satisfies ElementDefinition;
