import type { Node } from "unist";

/** Sets properties of the HTML element that a Markdown node becomes. */
export function setProperties(node: Node, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: { ...Object(node.data?.hProperties), ...properties } };
}
