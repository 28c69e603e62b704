import type { ElementDefinition } from "../definition";
import { strongLine } from "../hast";

export const Tabs = { hasTerms: true, tags: ["div", "button"] } satisfies ElementDefinition;

export const TabItem = {
  hasTerms: true,
  print: ({ label, value }, inner) => [strongLine(label ?? value), ...inner],
} satisfies ElementDefinition;
