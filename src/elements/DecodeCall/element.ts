import type { ElementDefinition } from "../../prose/definition";
import { element, text } from "../../prose/hast";
import { selectors } from "../../site/routes";

/** A field that says what the data of a call means, above a table of all selectors. */
export const Decoder = {
  instead: "Write `<DecodeCall />`.",
  isNoProse: true,
  print: (_, __, { link }) => [
    element(
      "p",
      {},
      text(STRINGS.decoder.all),
      element("a", link(selectors), text(selectors)),
      text("."),
    ),
  ],
} satisfies ElementDefinition;

/** Stands for the field, and asks for the table. */
export const DecodeCall = {
  table: "selectors",
  replacedBy: (_, table) => ({ name: "Decoder", attributes: {}, children: table }),
} satisfies ElementDefinition;
