import type { Root } from "mdast";
import type { DocumentTree, TreeProps } from "../site/tree";
import { isJsx } from "./jsx";
import { plainText } from "./tree/plain-text";

type Node = Root["children"][number];

/** Returns a node as the tree will have it, as far as its words matter. */
function treeOf(node: Node): DocumentTree {
  if (node.type === "footnoteReference") return [];
  if (node.type === "break") return [["br", {}]];
  if ("alt" in node) return [["img", { alt: node.alt ?? "" }]];
  if ("value" in node) return [node.value];
  const children = "children" in node ? (node.children as Node[]).flatMap(treeOf) : [];
  if (!isJsx(node)) return children;
  const props: TreeProps = {};
  for (const attribute of node.attributes) {
    const { name, value } = Object(attribute);
    if (typeof name === "string") props[name] = typeof value === "string" ? value : true;
  }
  return [[node.name ?? "span", props, ...children]];
}

/**
 * Returns what a node of Markdown says, as `plainText` does of a tree. A formula is TeX: it has no
 * tree yet.
 */
export const wordsOfNode = (node: { children: readonly unknown[] }): string =>
  plainText((node.children as Node[]).flatMap(treeOf));
