import type { Actions, CreatePagesArgs, Node, ParentSpanPluginArgs, SourceNodesArgs } from "gatsby";

/**
 * The part of Gatsby's API with which the data modules make nodes. The arguments of every Node API
 * contain it.
 */
export type NodeApi = Pick<
  ParentSpanPluginArgs & SourceNodesArgs,
  "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
> & { actions: Pick<Actions, "createNode" | "deleteNode" | "createParentChildLink"> };

/** The part of Gatsby's API with which the data modules make pages from nodes. */
export type PageApi = Pick<CreatePagesArgs, "getNode" | "getNodesByType"> & {
  actions: Pick<Actions, "createPage">;
};

/**
 * The part of the data layer that resolvers may query. It records the nodes that a page depends on.
 */
export interface ResolverContext {
  nodeModel: {
    getNodeById<Found>(args: { id: string; type?: string }): (Found & Node) | null;
    getNodesByIds<Found>(args: { ids: string[]; type?: string }): (Found & Node)[];
    findOne<Found>(args: { type: string; query: object }): Promise<(Found & Node) | null>;
    findAll<Found>(
      args: { type: string; query?: object },
      dependencies?: { track: boolean },
    ): Promise<{ entries: Iterable<Found & Node> }>;
    trackPageDependencies(result: null, dependencies: { connectionType: string }): void;
  };
}

let written: Promise<unknown> = Promise.resolve();

/**
 * Resolves when `getNodesByType` returns all nodes that were made. Gatsby's lists come from its
 * database, which writes with a delay.
 */
export const allWritten = async (): Promise<void> => {
  await written;
};

/**
 * Makes a node of one of this site's types. The node's digest is the digest of its fields. So
 * Gatsby does not make pages again when the fields are the same.
 */
export function createNode<Fields extends object>(
  api: NodeApi,
  parent: Node | null,
  type: string,
  id: string,
  fields: Fields,
): void {
  const { actions, createContentDigest } = api;
  const done: unknown = actions.createNode({
    ...fields,
    id,
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
  written = Promise.all([written, done]);
  const child = parent && api.getNode(id);
  if (child) actions.createParentChildLink({ parent, child });
}

/**
 * Makes all nodes of one type that come from another node. Removes nodes that were made before and
 * are not among them.
 */
export function replaceChildren(
  api: NodeApi,
  parent: Node,
  type: string,
  nodes: readonly { id: string; fields: object }[],
): void {
  const ids = new Set(nodes.map(({ id }) => id));
  const current = api.getNode(parent.id) ?? parent;
  for (const id of current.children) {
    const child = ids.has(id) ? undefined : api.getNode(id);
    if (child?.internal.type === type) api.actions.deleteNode(child);
  }
  for (const { id, fields } of nodes) createNode(api, parent, type, id, fields);
}
