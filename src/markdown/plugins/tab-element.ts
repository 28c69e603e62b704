import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** Returns an element of tabs. Attributes that are null are left out. */
export const tabElement = (
  name: "TabItem" | "Tabs",
  attributes: Record<string, string | null>,
  children: MdxJsxFlowElement["children"],
): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : { type: "mdxJsxAttribute", name: key, value },
  ),
  children,
});
