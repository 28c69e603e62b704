import type { ElementDefinition } from "../definition";
import { element, text } from "../hast";

export const License = {
  isNoProse: true,
  print: ({ name, id }, inner, { format }) =>
    format === "feed"
      ? inner
      : [element("p", {}, text(`Quoted in full: ${name} (${id}).`)), ...inner],
} satisfies ElementDefinition;

/** Stands for the text of a licence, by its SPDX id. */
export const LicenseText = { replacedBy: "compile" } satisfies ElementDefinition;
