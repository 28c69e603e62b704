import type { ElementDefinition } from "../definition";
import { element, text } from "../hast";

export const MermaidDrawing = {
  instead: "Write a block of code in the language `mermaid`.",
  isNoProse: true,
  print: ({ code }) => [
    element("pre", { dataLanguage: "mermaid" }, element("code", {}, text(code))),
  ],
} satisfies ElementDefinition;
