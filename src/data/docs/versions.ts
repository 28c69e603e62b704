import type { Page } from "gatsby";
import * as routes from "../../site/routes";
import { collectionName } from "../../site/text";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { forwardPage } from "../nodes/forward-page";
import { type NodeApi, type PageApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { type DocsVersion, versionNamed } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import { categoriesOf, type DocNode, type DocsStructure, docNodes } from "./docs-structure";
import { docsStructure } from "./structure-nodes";

export const types = /* GraphQL */ `
  "A version of the documentation: an entry of \`docs.versions\` in \`content/site.yml\`."
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
    "What readers are told about it. Null: nothing."
    banner: VersionBanner
    "The doc that opens the documentation: the one that the owner names, else the doc at its root, else the first of its first sidebar. Null when there is none."
    mainDoc: Doc
    "All its docs, by route."
    docs: [Doc!]!
    "Sections of its sidebars that have a page of their own, made from what is in them."
    categories: [DocsCategory!]!
    "Subjects of its docs."
    tags: [DocTag!]!
  }

  "What readers are told about a version."
  enum VersionBanner {
    "That it is not released yet."
    unreleased
    "That it is not kept up to date any more."
    unmaintained
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
      resolve: async ({ name }: DocsVersion, _: unknown, context: ResolverContext) => {
        const { mainDoc } = await docsStructure(context, name);
        return mainDoc === null ? null : findDoc(context, name, mainDoc);
      },
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
function createDocsVersions(api: NodeApi, file: FileNode): void {
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

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/site.yml", create: createDocsVersions };

/** Returns the page that leads to the main doc of a version; nothing if there is no such doc. */
function forwardTo(path: string, { version, mainDoc }: DocsStructure, docs: readonly DocNode[]) {
  const main = docs.find((doc) => doc.docId === mainDoc && doc.version === version);
  return main ? forwardPage(path, { path: main.path, title: main.title }, { version }) : [];
}

/**
 * Returns the root of each version, unless a doc or a category has that route (R11). The root opens
 * the main doc. The root of a site without a home page opens the docs there, else the first docs.
 */
export function docsRoots(
  api: Pick<PageApi, "getNodesByType">,
  structures: readonly DocsStructure[],
  hasHome: boolean,
): Page[] {
  const docs = docNodes.all(api);
  const taken = new Set([...docs, ...categoriesOf(structures)].map(({ path }) => path));
  const { versions } = readSite().docs;
  const first = versions.find(({ path }) => path === routes.home) ?? versions[0];
  const roots = versions.filter(({ path }) => path !== routes.home && !taken.has(path));
  if (first && !hasHome) roots.push({ ...first, path: routes.home });
  return roots.flatMap(({ name, path }) => {
    const structure = structures.find(({ version }) => version === name);
    return structure ? forwardTo(path, structure, docs) : [];
  });
}

/** Returns the documentation that a version belongs to, as readers see its name. */
export const docsName = (version: string): string =>
  collectionName(versionNamed(version).collection);

/** Returns the route of the list of a version's tags. */
export const docTagsPath = (version: string): string => routes.docTags(versionNamed(version).path);
