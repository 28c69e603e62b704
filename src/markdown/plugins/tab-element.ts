import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { attributesOf } from "../jsx";

/** Returns an element of tabs. */
export const tabElement = (
  name: "TabItem" | "Tabs",
  attributes: Record<string, string | undefined>,
  children: MdxJsxFlowElement["children"],
): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: attributesOf(attributes),
  children,
});
