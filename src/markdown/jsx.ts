import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

type JsxType = "mdxJsxFlowElement" | "mdxJsxTextElement";

/** Whether a node is an element of JSX, on lines of its own or in a line of text. */
export const isJsx = <Node extends { type: string }>(
  node: Node,
): node is Extract<Node, { type: JsxType }> =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Returns the attribute of an element that has a name. */
export const attributeNamed = (
  { attributes }: Pick<MdxJsxFlowElement, "attributes">,
  name: string,
): MdxJsxAttribute | undefined =>
  attributes.find(
    (one): one is MdxJsxAttribute => one.type === "mdxJsxAttribute" && one.name === name,
  );

/** Returns the attributes of an element that are plain text. */
export const textsOf = ({
  attributes,
}: Pick<MdxJsxFlowElement, "attributes">): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value]]
        : [],
    ),
  );

/** Returns attributes of an element. Those that are undefined are left out. */
export const attributesOf = (
  values: Readonly<Record<string, MdxJsxAttribute["value"]>>,
): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : { type: "mdxJsxAttribute", name, value },
  );
