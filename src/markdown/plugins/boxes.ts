import type { Root } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { attributeNamed, attributesOf } from "../jsx";
import { visit } from "../visit";

const BOX = /^(?:div|section|article|center)$/;
/** Matches a style that places what is in the box. */
const PLACES = /\b(?:display|float|columns?|columnCount)\b/;

function styleOf(box: MdxJsxFlowElementHast): string {
  const value = attributeNamed(box, "style")?.value;
  return typeof value === "string" ? value : (value?.value ?? "");
}

/** Marks the boxes that an author puts around text, so that the text in them keeps its distances. */
export function boxes() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" || !BOX.test(node.name ?? "")) return;
      const parts = node.children.filter(({ type }) => type !== "text");
      if (parts.length < 2 || PLACES.test(styleOf(node))) return;
      node.attributes.push(...attributesOf({ "data-around": "" }));
    });
  };
}
