import type { Paragraph, Root } from "mdast";
import { visit } from "../visit";

const isBlank = (node: Paragraph["children"][number]): boolean =>
  node.type === "text" && node.value.trim() === "";
const isCode = ({ type }: Paragraph["children"][number]): boolean =>
  type === "mdxJsxTextElement" || type === "mdxTextExpression";

/**
 * Takes elements on one line (`<Card to="/docs">text</Card>`) out of the paragraph that the parser
 * puts around them. MDX does this by itself. Documents that are trees need it to look the same.
 */
export function unravel() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "paragraph") return undefined;
      const inner = node.children.filter((child) => !isBlank(child));
      if (inner.length === 0 || !inner.every(isCode)) return undefined;
      const blocks = inner.map((child) => ({
        ...child,
        type: child.type === "mdxTextExpression" ? "mdxFlowExpression" : "mdxJsxFlowElement",
      }));
      parent.children.splice(index, 1, ...(blocks as Root["children"]));
      return index;
    });
  };
}
