import type { ElementDefinition } from "../definition";

export const Term = { takes: ["name"], isInline: true, tags: ["a"] } satisfies ElementDefinition;
