import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import { attributesOf, type PageTree, type PageTreeNode } from "../../site/tree";

/** The components for the names in a tree. All other names are HTML elements. */
export type Components = Readonly<Record<string, ElementType>>;

/** Renders a text or an element of a tree. */
export function render(node: PageTreeNode, components: Components): ReactNode {
  if (typeof node === "string") return node;
  const [name, attributes, ...children] = node;
  return createElement(
    Object.hasOwn(components, name) ? (components[name] ?? name) : name,
    attributesOf(attributes),
    ...children.map((child) => render(child, components)),
  );
}

/** Renders a compiled document. The document is data, so it cannot run any code. */
export function Tree({ nodes, components }: { nodes: PageTree; components: Components }) {
  return createElement(Fragment, null, ...nodes.map((node) => render(node, components)));
}
