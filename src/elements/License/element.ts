import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Element, ElementContent } from "hast";
import spdxIds from "spdx-license-list/simple.js";
import type { ElementDefinition } from "../../prose/definition";
import { element, text } from "../../prose/hast";
import { nearest } from "../../site/problems/nearest";

const PACKAGE = resolve("node_modules/spdx-license-list");

const read = (name: string): unknown => JSON.parse(readFileSync(`${PACKAGE}/${name}`, "utf8"));

/** A short line that is not a sentence: “Terms”. */
const HEADING = /^(?!.*copyright).{1,60}[^\s.,;:>]$/i;
const ITEM = /^(?:\d+\.|\(?[a-z\d]+\)|[-*•])\s/;

const paragraph = (value: string): Element => {
  const content: ElementContent = HEADING.test(value)
    ? element("strong", {}, text(value))
    : text(value);
  return element("p", ITEM.test(value) ? { dataItem: "" } : {}, content);
};

/**
 * Splits the text into paragraphs. Every letter stays, but lines break anew. Headings become bold
 * text, because they are not headings of the page.
 */
const paragraphsOf = (value: string): Element[] =>
  value
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map(paragraph);

/**
 * Returns the text of a licence from the package. The content never contains it, so that nobody can
 * change a letter of it.
 */
function quoted(id: string) {
  const { name, licenseText } = read(`licenses/${id}.json`) as {
    name: string;
    licenseText: string;
  };
  const { version } = read("package.json") as { version: string };
  const cite = `https://spdx.org/licenses/${id}.html`;
  return {
    name: "License",
    attributes: { id, name, version },
    children: [element("blockquote", { cite }, ...paragraphsOf(licenseText))],
  };
}

export const License = {
  instead: 'Write `<LicenseText id="…" />`.',
  isNoProse: true,
  print: ({ name, id }, inner, { format }) =>
    format === "feed"
      ? inner
      : [element("p", {}, text(STRINGS.prose.license(String(name), String(id)))), ...inner],
} satisfies ElementDefinition;

/** Stands for the text of a licence, by its SPDX id. */
export const LicenseText = {
  attributes: {
    id: {
      expected: 'Write the id of a licence: `<LicenseText id="BUSL-1.1" />`.',
      faultsOf(id) {
        if (spdxIds.has(id)) return [];
        const near = id === "" ? undefined : nearest(id, spdxIds);
        const hint = near === undefined ? "" : `, such as \`${near}\``;
        const message = `expected the id of a licence in the SPDX list${hint}, found \`${id}\``;
        return [{ message, word: 0 }];
      },
    },
  },
  replacedBy: ({ id = "" }) => quoted(id),
} satisfies ElementDefinition;
