import type { ElementDefinition } from "../../prose/definition";

export const Copy = { isInline: true, tags: ["span"] } satisfies ElementDefinition;
