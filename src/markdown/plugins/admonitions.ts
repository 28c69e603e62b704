import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { didYouMean } from "../../site/nearest";
import { reportError } from "../report";
import { visit } from "../visit";

const KINDS = ["note", "tip", "info", "warning", "danger"];

/** `:::note[Title]` becomes the element `Admonition` (M1). */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "containerDirective") return;
      if (!KINDS.includes(node.name)) {
        const message = `\`:::${node.name}\` is not an admonition; expected one of ${KINDS.join(", ")}.`;
        const hint = didYouMean(node.name, KINDS);
        reportError(file, "unknown-admonition", message + hint, node.position);
      }
      const [first, ...rest] = node.children;
      const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
      const attributes = [{ name: "kind", value: node.name }];
      if (label) attributes.push({ name: "title", value: textOf(label) });
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Admonition",
        attributes: attributes.map((attribute) => ({ type: "mdxJsxAttribute", ...attribute })),
        children: label ? rest : node.children,
        position: node.position,
      };
    });
  };
}
