import type { ElementDefinition } from "../definition";
import { draw, figures } from "./chart";

export const LockWeight = { figures, chart: () => draw } satisfies ElementDefinition;
