import type { Node, NodeInput } from "gatsby";
import type { NodeApi } from "./nodes";

/** As much of Gatsby's node store as the data layer uses, in memory: so content can be checked without Gatsby. */
export function nodeStore(): NodeApi {
  const nodes = new Map<string, Node>();
  return {
    createNodeId: (name) => name,
    createContentDigest: () => "",
    getNode: (id) => nodes.get(id),
    getNodesByType: (type) =>
      Array.from(nodes.values()).filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (input: NodeInput) => {
        const children = nodes.get(input.id)?.children ?? [];
        const { internal, ...fields } = input;
        nodes.set(input.id, {
          ...fields,
          parent: input.parent ?? null,
          children,
          internal: { ...internal, owner: "" },
        });
      },
      deleteNode: ({ id }) => nodes.delete(id),
      createParentChildLink: ({ parent, child }) => {
        const known = nodes.get(parent.id)?.children;
        if (known && !known.includes(child.id)) known.push(child.id);
      },
    },
  };
}
