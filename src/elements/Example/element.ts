import type { ElementDefinition } from "../definition";
import { strongLine } from "../hast";

export const Example = {
  hasSections: true,
  tags: ["div", "a", "button"],
  print: ({ title }, inner) => (title ? [strongLine(title), ...inner] : inner),
} satisfies ElementDefinition;

export const ExampleValue = { isInline: true, tags: [] } satisfies ElementDefinition;
