import { resolve } from "node:path";
import * as routes from "../../site/routes";
import type { FileNode } from "../nodes/file-nodes";
import { type NodeApi, type PageApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import type { DocsVersion } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import { type DocNode, type DocsStructure, docNodes } from "./docs-structure";

export const types = /* GraphQL */ `
  "A version of the documentation."
  type DocsVersion implements Node @dontInfer {
    "Name in the data layer: \`current\`."
    name: String!
    "Name to show: \`Next\`."
    label: String!
    "Place in \`site.yml\`, from 0."
    position: Int!
    "Route below which its docs are."
    path: String!
    "Folder of its docs below \`content/\`."
    folder: String!
    "The documentation that it is a version of: \`docs\`, where the site has only one."
    collection: String!
    "The doc that opens the documentation. Null when there is no doc of that id."
    mainDoc: Doc
    "All its docs, by route."
    docs: [Doc!]!
    "Sections of its sidebars that have a page of their own, made from what is in them."
    categories: [DocsCategory!]!
    "Subjects of its docs."
    tags: [DocTag!]!
  }
`;

/** Returns the doc with an id in a version; null when there is none. */
export const findDoc = (
  { nodeModel }: ResolverContext,
  version: string,
  docId: string,
): Promise<DocNode | null> =>
  nodeModel.findOne<DocNode>({
    type: docNodes.name,
    query: { filter: { docId: { eq: docId }, version: { name: { eq: version } } } },
  });

export const resolvers = {
  DocsVersion: {
    mainDoc: {
      resolve: ({ name, mainDoc }: DocsVersion, _: unknown, context: ResolverContext) =>
        findDoc(context, name, mainDoc),
    },
    docs: {
      resolve: async ({ name }: DocsVersion, _: unknown, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll<DocNode>({
          type: docNodes.name,
          query: { sort: [{ path: "ASC" }] },
        });
        return Array.from(entries).filter((doc) => doc.version === name);
      },
    },
  },
};

/** Makes the DocsVersion nodes of `content/site.yml`. */
export function createDocsVersions(api: NodeApi, file: FileNode): void {
  const { docs } = readSite();
  replaceChildren(
    api,
    file,
    "DocsVersion",
    docs.versions.map((version, position) => ({
      id: api.createNodeId(`docs version ${version.name}`),
      fields: { ...version, position },
    })),
  );
}

/**
 * Makes the root of each version, unless another page has that route (R11). The root opens the main
 * doc. The page gets its data as context, because a template with a query causes a warning in every
 * build of a site without such a page.
 */
export function createDocsRoots(api: PageApi, structures: readonly DocsStructure[]): void {
  const docs = docNodes.all(api);
  const taken = new Set([
    ...docs.map(({ path }) => path),
    ...structures.flatMap(({ categories }) => Array.from(categories.keys())),
  ]);
  const component = resolve("src/templates/docs-root.tsx");
  for (const { name, path, mainDoc } of readSite().docs.versions) {
    const main = docs.find(({ docId, version }) => docId === mainDoc && version === name);
    if (!main || path === routes.home || taken.has(path)) continue;
    const context = { version: name, main: { path: main.path, title: main.title } };
    api.actions.createPage({ path, component, context });
  }
}
