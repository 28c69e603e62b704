import type { ElementDefinition } from "../../prose/definition";
import { draw, figures } from "./chart";

export const LockWeight = { figures, chart: () => draw } satisfies ElementDefinition;
