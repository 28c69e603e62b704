import type { Root } from "hast";
import { visit } from "../visit";

/**
 * Makes HTML that is written out (`<table>`, `<a>`) look as what Markdown makes of its own signs: MDX marks it, and then gives it none of
 * the site's components. Trees know no such mark.
 */
export function htmlElements() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      if (/^[a-z]/.test(node.name ?? "")) node.data = {};
    });
  };
}
