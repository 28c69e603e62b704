import type { ElementDefinition } from "../../prose/definition";

export const Steps = { hasTerms: true } satisfies ElementDefinition;
