import type { ElementDefinition } from "../definition";

export const Steps = { hasTerms: true } satisfies ElementDefinition;
