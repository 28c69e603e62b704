import type { Root } from "mdast";
import { isJsx } from "../jsx";
import { visit } from "../visit";

type Node = Root["children"][number];

/** Takes a summary out of the paragraph that the parser makes of it and of the next line. */
function withoutParagraph(node: Node): Node[] {
  if (node.type !== "paragraph") return [node];
  const [first, ...others] = node.children;
  const isSummary = first && isJsx(first) && first.name === "summary";
  return isSummary ? [first, { ...node, children: others }] : [node];
}

/** Returns whether a child is the summary, or a paragraph that the parser has put around it. */
const holdsSummary = (node: Node): boolean =>
  (isJsx(node) && node.name === "summary") ||
  (node.type === "paragraph" && (node.children as Node[]).some(holdsSummary));

/**
 * Gives each `<details>` a summary that browsers take for one. If none is written, it is the one that
 * browsers show, as in Docusaurus: their own would have neither the site's look nor its size.
 */
export function summaries() {
  return (tree: Root): void => {
    visit<Node>(tree, (node) => {
      if (!isJsx(node) || node.name !== "details") return;
      const children = (node.children as Node[]).flatMap(withoutParagraph);
      Object.assign(node, { children });
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
