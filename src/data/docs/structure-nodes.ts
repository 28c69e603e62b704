import type { Node } from "gatsby";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import { readSite } from "../settings/site-file";
import {
  buildStructure,
  type CategorySource,
  type DocNode,
  type DocsStructure,
  type SidebarSource,
  type TagSource,
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

/** What a structure is made of. */
const PARTS = ["Doc", "Sidebar", "FolderCategory", "DocTagDefinition"] as const;

const ofVersion = (nodes: Iterable<Node>, version: string) =>
  Array.from(nodes).filter((node) => node.version === version);

/** The structure of a version from its nodes, in the order of `PARTS`. */
function build(name: string, nodes: readonly Node[][]): DocsStructure {
  const version = readSite().docs.versions.find((other) => other.name === name);
  if (!version) throw new Error(`No docs version is named ${name}.`);
  const [docs = [], sidebars = [], categories = [], tags = []] = nodes;
  return buildStructure(
    version,
    docs as DocNode[],
    sidebars as SidebarSource[],
    categories as CategorySource[],
    tags as TagSource[],
  );
}

const known = new Map<string, Promise<DocsStructure>>();

/**
 * The structures of all versions as the nodes are now. Called before pages ask for them, so that
 * none is answered from an earlier state.
 */
export function readDocsStructures({
  getNodesByType,
}: Pick<NodeApi, "getNodesByType">): DocsStructure[] {
  return readSite().docs.versions.map(({ name }) => {
    const structure = build(
      name,
      PARTS.map((type) => ofVersion(getNodesByType(type), name)),
    );
    known.set(name, Promise.resolve(structure));
    return structure;
  });
}

async function read({ nodeModel }: ResolverContext, name: string): Promise<DocsStructure> {
  const all = PARTS.map(async (type) =>
    ofVersion((await nodeModel.findAll<Node>({ type }, { track: false })).entries, name),
  );
  return build(name, await Promise.all(all));
}

/** Id of the node that stands for a version's structure. */
export const structureId = (version: string): string => `docs structure ${version}`;

/**
 * The structure of a version. The page that asks is made again when the structure changes, and not
 * with each change of a doc: it depends on the one node that stands for the structure. Worked out
 * once a process, and a build's queries run in several: every doc asks for its neighbours, and
 * reading the data layer each time would take time with the square of the docs.
 */
export function docsStructure(context: ResolverContext, version: string): Promise<DocsStructure> {
  context.nodeModel.getNodeById({ id: structureId(version), type: "DocsStructure" });
  const structure = known.get(version) ?? read(context, version);
  known.set(version, structure);
  return structure;
}

/** What pages show of a structure. Texts of docs are no part of it, their descriptions included. */
const shownOf = ({ sidebars, places, tags, docTags }: DocsStructure) => [
  sidebars.map(({ id, name, path, items }) => ({ id, name, path, items })),
  Array.from(places),
  Array.from(tags.values(), ({ docs, ...tag }) => [tag, docs.map(({ id }) => id)]),
  Array.from(docTags),
];

/**
 * Keeps the nodes of an earlier build, which Gatsby would otherwise take away, and make all pages
 * again that depend on them.
 */
export function keepStructureNodes(api: NodeApi): void {
  for (const { name } of readSite().docs.versions) {
    const node = api.getNode(structureId(name));
    if (node) createNode(api, null, TYPE, node.id, { version: name, digest: node.digest });
  }
}

/** Makes the node of each structure, or brings it up to date. */
export function createStructureNodes(api: NodeApi, structures: readonly DocsStructure[]): void {
  for (const structure of structures) {
    const { version } = structure;
    const digest = api.createContentDigest(shownOf(structure));
    createNode(api, null, TYPE, structureId(version), { version, digest });
  }
}
