import type { Node } from "gatsby";
import type { NodeType } from "../nodes/node-type";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import { versionNamed } from "../settings/docs-versions";
import { readLabels, readSite } from "../settings/site-file";
import {
  buildStructure,
  type CategorySource,
  categoryNodes,
  type DocNode,
  type DocsStructure,
  docNodes,
  type SidebarSource,
  sidebarNodes,
  type TagSource,
  tagDefinitionNodes,
} from "./docs-structure";

export const types = /* GraphQL */ `
  "Stands for the order of a version's docs: pages that show something of it are made again when it changes."
  type DocsStructure implements Node @dontInfer {
    "The version whose docs it orders."
    version: DocsVersion! @link(by: "name")
    "Digest of all that docs show of each other: sidebars, neighbours, breadcrumbs and tags."
    digest: String!
  }
`;

const TYPE = "DocsStructure";

/** The nodes of all versions from which structures are built. */
interface Parts {
  docs: readonly DocNode[];
  sidebars: readonly SidebarSource[];
  categories: readonly CategorySource[];
  tags: readonly TagSource[];
}

/** Builds the structure of a version from its own nodes among these. */
function build(name: string, { docs, sidebars, categories, tags }: Parts): DocsStructure {
  const isOwn = (node: { version: string }): boolean => node.version === name;
  return buildStructure(
    versionNamed(name),
    docs.filter(isOwn),
    sidebars.filter(isOwn),
    categories.filter(isOwn),
    tags.filter(isOwn),
    readLabels(),
  );
}

const known = new Map<string, Promise<DocsStructure>>();

/**
 * Builds the structures of all versions from the current nodes. Has to run before pages ask for
 * structures, so that no page gets an outdated one.
 */
export function readDocsStructures(api: Pick<NodeApi, "getNodesByType">): DocsStructure[] {
  const parts: Parts = {
    docs: docNodes.all(api),
    sidebars: sidebarNodes.all(api),
    categories: categoryNodes.all(api),
    tags: tagDefinitionNodes.all(api),
  };
  return readSite().docs.versions.map(({ name }) => {
    const structure = build(name, parts);
    known.set(name, Promise.resolve(structure));
    return structure;
  });
}

/** All nodes of a type, without making the page that asks depend on them. */
async function untracked<Found extends Node>(
  { nodeModel }: ResolverContext,
  { name }: NodeType<Found>,
): Promise<Found[]> {
  const { entries } = await nodeModel.findAll<Found>({ type: name }, { track: false });
  return Array.from(entries);
}

async function read(context: ResolverContext, name: string): Promise<DocsStructure> {
  const [docs, sidebars, categories, tags] = await Promise.all([
    untracked(context, docNodes),
    untracked(context, sidebarNodes),
    untracked(context, categoryNodes),
    untracked(context, tagDefinitionNodes),
  ]);
  return build(name, { docs, sidebars, categories, tags });
}

/** Returns the id of the node that stands for a version's structure. */
export const structureId = (version: string): string => `docs structure ${version}`;

/**
 * Returns the structure of a version. The page that asks depends only on the one node that stands
 * for the structure. So Gatsby makes the page again when the structure changes, but not with each
 * change of a doc.
 *
 * The structure is built once in each process; the queries of a build run in several. Every doc
 * asks for its neighbours. If each of them read the data layer, the time would grow with the square
 * of the number of docs.
 */
export function docsStructure(context: ResolverContext, version: string): Promise<DocsStructure> {
  context.nodeModel.getNodeById({ id: structureId(version), type: TYPE });
  const structure = known.get(version) ?? read(context, version);
  known.set(version, structure);
  return structure;
}

/** Returns what pages show of a structure. Texts and descriptions of docs are not part of it. */
const shownOf = ({ mainDoc, sidebars, places, tags, docTags }: DocsStructure) => [
  mainDoc,
  sidebars.map(({ id, name, path, items }) => ({ id, name, path, items })),
  Array.from(places),
  Array.from(tags.values(), ({ docs, ...tag }) => [tag, docs.map(({ id }) => id)]),
  Array.from(docTags),
];

/**
 * Keeps the nodes of an earlier build. Otherwise Gatsby would remove them, and make all pages that
 * depend on them again.
 */
export function keepStructureNodes(api: NodeApi): void {
  for (const { name } of readSite().docs.versions) {
    const node = api.getNode(structureId(name));
    if (node) createNode(api, null, TYPE, node.id, { version: name, digest: node.digest });
  }
}

/** Makes or updates the node of each structure. */
export function createStructureNodes(api: NodeApi, structures: readonly DocsStructure[]): void {
  for (const structure of structures) {
    const { version } = structure;
    const digest = api.createContentDigest(shownOf(structure));
    createNode(api, null, TYPE, structureId(version), { version, digest });
  }
}
