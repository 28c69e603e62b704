import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { wordLanguage } from "../interface-language";
import { attributesOf, isJsx } from "../jsx";
import { visit } from "../visit";

type Node = Root["children"][number];

const isBlank = (node: Node): boolean => node.type === "text" && node.value.trim() === "";

/**
 * Takes the summary out of the children of `<details>`, also out of a paragraph that the parser has
 * put around it. A browser takes no other element for the summary than a child.
 */
function takeSummary(children: Node[]): Node | undefined {
  for (const [index, child] of children.entries()) {
    const isSummary = isJsx(child) && child.name === "summary";
    const summary = isSummary
      ? child
      : child.type === "paragraph" && takeSummary(child.children as Node[]);
    if (!summary) continue;
    if (isSummary || (child.type === "paragraph" && child.children.every(isBlank)))
      children.splice(index, 1);
    return summary;
  }
  return undefined;
}

/**
 * Puts the summary of `<details>` first. Writes out the one that browsers show where there is none,
 * as Docusaurus does: it would have neither the site's look nor its size.
 */
export function summaries({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    visit<Node>(tree, (node) => {
      if (!isJsx(node) || node.name !== "details") return;
      const children = node.children as Node[];
      const text: Node = { type: "text", value: STRINGS.prose.details };
      children.unshift(
        takeSummary(children) ?? {
          type: "mdxJsxTextElement",
          name: "summary",
          attributes: attributesOf(wordLanguage(environment, file.path)),
          children: [text],
        },
      );
    });
  };
}
