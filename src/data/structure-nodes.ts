import { type DocsStructure, structureId } from "./docs-structure";
import { createNode, type NodeApi } from "./nodes";
import { readSite } from "./site-file";

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

/** What pages show of a structure. Texts of docs are no part of it, their descriptions included. */
const shownOf = ({ sidebars, places, tags, docTags }: DocsStructure) => [
  sidebars.map(({ id, name, path, items }) => ({ id, name, path, items })),
  Array.from(places),
  Array.from(tags.values(), ({ docs, ...tag }) => [tag, docs.map(({ id }) => id)]),
  Array.from(docTags),
];

/** Keeps the nodes of an earlier build, which Gatsby would otherwise take away, and make all pages again that depend on them. */
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
