import type { Root } from "mdast";
import { isJsx } from "../jsx";
import { visit } from "../visit";

type Node = Root["children"][number];

/** Returns whether a child is the summary, or a paragraph that the parser has put around it. */
const holdsSummary = (node: Node): boolean =>
  (isJsx(node) && node.name === "summary") ||
  (node.type === "paragraph" && (node.children as Node[]).some(holdsSummary));

/**
 * Writes out the summary that browsers show for `<details>` without one, as Docusaurus does. A
 * summary of the browser's own would have neither the site's look nor its size.
 */
export function summaries() {
  return (tree: Root): void => {
    visit<Node>(tree, (node) => {
      if (!isJsx(node) || node.name !== "details") return;
      const children = node.children as Node[];
      if (children.some(holdsSummary)) return;
      const text: Node = { type: "text", value: "Details" };
      children.unshift({
        type: "mdxJsxTextElement",
        name: "summary",
        attributes: [],
        children: [text],
      });
    });
  };
}
