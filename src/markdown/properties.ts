import type { Node } from "unist";

/** Sets properties that the HTML element made from a Markdown node will have. */
export function setProperties(node: Node, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: { ...Object(node.data?.hProperties), ...properties } };
}
