import type { Node, NodeInput } from "gatsby";
import type { NodeApi } from "./nodes";

/**
 * Returns a node store in memory. It has the part of Gatsby's node store that the data layer uses,
 * so the content can be checked without Gatsby.
 */
export function nodeStore(): NodeApi {
  const nodes = new Map<string, Node>();
  const types = new Map<string, Map<string, Node>>();
  const ofType = (type: string): Map<string, Node> => {
    const known = types.get(type) ?? new Map<string, Node>();
    types.set(type, known);
    return known;
  };
  return {
    createNodeId: (name) => name,
    createContentDigest: () => "",
    getNode: (id) => nodes.get(id),
    getNodesByType: (type) => Array.from(ofType(type).values()),
    actions: {
      createNode: (input: NodeInput) => {
        const children = nodes.get(input.id)?.children ?? [];
        const { internal, ...fields } = input;
        const node: Node = {
          ...fields,
          parent: input.parent ?? null,
          children,
          internal: { ...internal, owner: "" },
        };
        nodes.set(node.id, node);
        ofType(internal.type).set(node.id, node);
      },
      deleteNode: ({ id, internal }) => {
        nodes.delete(id);
        ofType(internal.type).delete(id);
      },
      createParentChildLink: ({ parent, child }) => {
        const known = nodes.get(parent.id)?.children;
        if (known && !known.includes(child.id)) known.push(child.id);
      },
    },
  };
}
