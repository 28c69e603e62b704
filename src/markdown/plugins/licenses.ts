import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Element, ElementContent, Root } from "hast";
import spdxIds from "spdx-license-list/simple.js";
import type { VFile } from "vfile";
import { didYouMean } from "../../site/problems/nearest";
import { ownNames } from "../javascript/own-names";
import { attributeNamed, attributesOf, isJsx } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";

/** The element that stands for the text of a licence. */
const LICENSE_TEXT = "LicenseText";
const PACKAGE = resolve("node_modules/spdx-license-list");

const read = (name: string): unknown => JSON.parse(readFileSync(`${PACKAGE}/${name}`, "utf8"));

/** A short line that is not a sentence: “Terms”. */
const HEADING = /^(?!.*copyright).{1,60}[^\s.,;:>]$/i;
const ITEM = /^(?:\d+\.|\(?[a-z\d]+\)|[-*•])\s/;

const paragraph = (text: string): Element => {
  const content: ElementContent = { type: "text", value: text };
  const isHeading = HEADING.test(text);
  return {
    type: "element",
    tagName: "p",
    properties: ITEM.test(text) ? { dataItem: "" } : {},
    children: isHeading
      ? [{ type: "element", tagName: "strong", properties: {}, children: [content] }]
      : [content],
  };
};

/**
 * Splits the text into paragraphs. Every letter stays, but lines break anew. Headings become bold
 * text, because they are not headings of the page.
 */
export const paragraphsOf = (text: string): Element[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map(paragraph);

/**
 * Inserts the text of a licence: `<LicenseText id="BUSL-1.1" />` becomes the element `License`
 * around the text from the SPDX list. The plugin reads the text from the package. The content never
 * contains it, so that nobody can change a letter of it. It counts neither as words of the page nor
 * in the search.
 */
export function licenses() {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    if (own.has(LICENSE_TEXT)) return;
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      if (node.name !== LICENSE_TEXT) return undefined;
      const written = attributeNamed(node, "id")?.value;
      const id = typeof written === "string" ? written : "";
      if (!spdxIds.has(id)) {
        const message =
          id === ""
            ? `\`<${LICENSE_TEXT}>\` has no \`id\`. Write the id of a licence: \`<${LICENSE_TEXT} id="BUSL-1.1" />\`.`
            : `\`${id}\` is not the id of a licence in the SPDX list.${didYouMean(id, spdxIds)}`;
        reportError(file, "unknown-license", message, node.position);
        parent.children.splice(index, 1);
        return index;
      }
      const { name, licenseText } = read(`licenses/${id}.json`) as {
        name: string;
        licenseText: string;
      };
      const { version } = read("package.json") as { version: string };
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "License",
        attributes: attributesOf({ id, name, version }),
        children: [
          {
            type: "element",
            tagName: "blockquote",
            properties: { cite: `https://spdx.org/licenses/${id}.html` },
            children: paragraphsOf(licenseText),
          },
        ],
        position: node.position,
      };
      return undefined;
    });
  };
}
