import type { Node } from "gatsby";
import type { NodeApi } from "./nodes";

/** The nodes of one type in Gatsby's store, which itself does not know what they hold. */
export interface NodeType<Found extends Node> {
  /** The type's name in GraphQL's schema. */
  name: string;
  is: (node: Node | undefined) => node is Found;
  all: (api: Pick<NodeApi, "getNodesByType">) => Found[];
  /** The node of an id that one of the type is known to have. */
  get: (api: Pick<NodeApi, "getNode">, id: string) => Found;
}

/** Names a type of nodes, and says what the code that makes them puts into them. */
export function nodeType<Found extends Node>(name: string): NodeType<Found> {
  const is = (node: Node | undefined): node is Found => node?.internal.type === name;
  return {
    name,
    is,
    all: ({ getNodesByType }) => getNodesByType(name).filter(is),
    get: ({ getNode }, id) => {
      const node = getNode(id);
      if (!is(node)) throw new Error(`No node of the type ${name} has the id \`${id}\`.`);
      return node;
    },
  };
}
