import type { ElementDefinition } from "../definition";

export const Flow = { takes: ["links", "steps", "unit"] } satisfies ElementDefinition;
