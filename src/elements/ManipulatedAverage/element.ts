import type { ElementDefinition } from "../../prose/definition";
import { draw, figures } from "./chart";

export const ManipulatedAverage = { figures, chart: () => draw } satisfies ElementDefinition;
