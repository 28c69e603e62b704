import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import type { DocumentTree, TreeNode } from "../../site/tree";

/** The components for the names in a tree. All other names are HTML elements. */
export type Components = Readonly<Record<string, ElementType>>;

function render(node: TreeNode, components: Components): ReactNode {
  if (typeof node === "string") return node;
  const [name, props, ...children] = node;
  return createElement(
    Object.hasOwn(components, name) ? (components[name] ?? name) : name,
    props,
    ...children.map((child) => render(child, components)),
  );
}

/** Renders a compiled document. The document is data, so it cannot run any code. */
export function Tree({ nodes, components }: { nodes: DocumentTree; components: Components }) {
  return createElement(Fragment, null, ...nodes.map((node) => render(node, components)));
}
