import type { ElementDefinition } from "../definition";
import { strongLine } from "../hast";

export const Tabs = {
  takes: ["groupId", "queryString", "defaultValue", "values", "className"],
  hasTerms: true,
  tags: ["div", "button"],
} satisfies ElementDefinition;

export const TabItem = {
  takes: ["value", "label", "default", "className"],
  hasTerms: true,
  print: ({ label, value }, inner) => [strongLine(label ?? value), ...inner],
} satisfies ElementDefinition;
