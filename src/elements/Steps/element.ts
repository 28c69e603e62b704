import type { ElementDefinition } from "../definition";

export const Steps = { takes: [], hasTerms: true } satisfies ElementDefinition;
