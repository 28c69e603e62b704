import type { ElementDefinition } from "../definition";

export const Term = { isInline: true, tags: ["a"] } satisfies ElementDefinition;
