import type { ElementDefinition } from "../definition";
import { strongLine } from "../hast";

const instead = "Write `:::example`.";

export const Example = {
  instead,
  hasSections: true,
  tags: ["div", "a", "button"],
  print: ({ title }, inner) => (title ? [strongLine(title), ...inner] : inner),
} satisfies ElementDefinition;

export const ExampleValue = {
  instead,
  isInline: true,
  tags: [],
} satisfies ElementDefinition;
