import type { ElementDefinition } from "../definition";
import { element, strongLine, text } from "../hast";

export const Diagram = {
  instead: "Write the element of the diagram that you want.",
  isNoProse: true,
  // Without this site's styles, it would be a heap of words in a feed.
  print: ({ title, description }, _, { format }) =>
    format === "feed" ? [] : [strongLine(title), element("p", {}, text(description))],
} satisfies ElementDefinition;
