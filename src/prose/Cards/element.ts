import type { ElementDefinition } from "../definition";
import { element, text } from "../hast";

export const Cards = {} satisfies ElementDefinition;

export const Card = {
  takes: ["title", "to"],
  address: "to",
  tags: ["div", "a"],
  print: ({ title, to }, inner, { link }) => [
    element("p", {}, element("a", link(String(to ?? "")), element("strong", {}, text(title)))),
    ...inner,
  ],
} satisfies ElementDefinition;

/** Stands for the cards of the doc's category. */
export const DocCardList = { replacedBy: "data" } satisfies ElementDefinition;
