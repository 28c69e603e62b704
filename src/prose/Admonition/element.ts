import { labelOf } from "../../site/text";
import type { ElementDefinition } from "../definition";
import { element, strongLine } from "../hast";

export const Admonition = {
  takes: ["kind", "title", "id"],
  hasId: true,
  hasTerms: true,
  print: ({ title, kind }, inner) => [
    element("blockquote", {}, strongLine(title ?? labelOf(String(kind))), ...inner),
  ],
} satisfies ElementDefinition;
