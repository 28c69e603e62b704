import type { ElementDefinition } from "../definition";

export const Term = {
  instead: "Write a word of the glossary: the site marks it.",
  isPlainInPreview: true,
  isInline: true,
  tags: ["a"],
} satisfies ElementDefinition;
