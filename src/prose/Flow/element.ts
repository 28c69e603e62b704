import type { ElementDefinition } from "../definition";

export const Flow = { takes: ["links", "unit"] } satisfies ElementDefinition;
