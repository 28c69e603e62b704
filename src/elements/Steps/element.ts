import type { ElementDefinition } from "../../prose/definition";

export const Steps = { takes: [], hasTerms: true } satisfies ElementDefinition;
