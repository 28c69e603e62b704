import type { Data, Nodes } from "mdast";

/** Sets properties of the HTML element that a Markdown node becomes. */
export function setProperties(node: Nodes, properties: Record<string, string>): void {
  const data: Data = node.data ?? {};
  node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
}
