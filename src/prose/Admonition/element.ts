import type { ElementDefinition } from "../definition";
import { element, strongLine } from "../hast";

const TITLES: Readonly<Record<string, string>> = STRINGS.prose.admonitions;

export const Admonition = {
  takes: ["kind", "title", "id"],
  hasId: true,
  hasTerms: true,
  print: ({ title, kind }, inner) => [
    element("blockquote", {}, strongLine(title ?? TITLES[String(kind)] ?? kind), ...inner),
  ],
} satisfies ElementDefinition;
