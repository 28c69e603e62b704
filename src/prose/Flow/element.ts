import type { ElementDefinition } from "../definition";

export const Flow = {} satisfies ElementDefinition;
