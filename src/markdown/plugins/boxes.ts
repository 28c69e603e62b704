import type { Root } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "../visit";

const BOX = /^(?:div|section|article|center)$/;
/** Matches a style that places what is in the box. */
const PLACES = /\b(?:display|float|columns?|columnCount)\b/;

const styleOf = ({ attributes }: MdxJsxFlowElementHast): string =>
  attributes
    .filter((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "style")
    .map(({ value }) => (typeof value === "string" ? value : (value?.value ?? "")))
    .join(" ");

/** Marks the boxes that an author puts around text, so that the text in them keeps its distances. */
export function boxes() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" || !BOX.test(node.name ?? "")) return;
      const parts = node.children.filter(({ type }) => type !== "text");
      if (parts.length < 2 || PLACES.test(styleOf(node))) return;
      node.attributes.push({ type: "mdxJsxAttribute", name: "data-around", value: "" });
    });
  };
}
