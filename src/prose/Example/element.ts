import type { ElementDefinition } from "../definition";
import { strongLine } from "../hast";

const instead = "Write `:::example`.";

export const Example = {
  instead,
  hasId: true,
  isPlainInPreview: true,
  hasSections: true,
  tags: ["div", "a", "button"],
  print: ({ title }, inner) => (title ? [strongLine(title), ...inner] : inner),
} satisfies ElementDefinition;

export const ExampleValue = {
  instead,
  isPlainInPreview: true,
  isInline: true,
  tags: [],
} satisfies ElementDefinition;
