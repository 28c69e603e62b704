import { dirname } from "node:path";
import type { Problem } from "../../site/problems/problem";
import { GENERATED_SIDEBAR } from "../../site/sidebar";
import { contentFiles } from "../document/document";
import { fromRoot } from "../files/project";
import type { FileNode } from "../nodes/file-nodes";
import { createNode, type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { belowVersion, type DocsVersion, versionOf } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import { readContentYaml } from "../settings/words-file";
import { placeInYaml } from "../yaml/place-of";
import { docTagsSchema, tagDefinitions } from "./doc-tags";
import {
  categoryNodes,
  type DocsStructure,
  type SidebarSource,
  sidebarNodes,
  tagDefinitionNodes,
} from "./docs-structure";
import { categorySchema, sidebarsSchema } from "./sidebar-file";
import type { FolderCategory } from "./sidebar-node";
import { docsStructure } from "./structure-nodes";

export const types = /* GraphQL */ `
  "A list of docs to walk through: written out in \`sidebars.yml\`, or made from the folders."
  type Sidebar implements Node @dontInfer {
    "Name by which the navbar refers to it: \`docsSidebar\`."
    name: String!
    "Place in its file, from 0. A version without such a file has one sidebar."
    position: Int!
    "The version whose docs it lists."
    version: DocsVersion! @link(by: "name")
    "All lines in reading order, sections and their docs alike; \`depth\` tells the nesting."
    items: [SidebarItem!]!
    "Route of the page that opens it: the version's main doc when it is listed, else its first page. Null when it has none."
    path: String
  }

  "A line of a sidebar."
  type SidebarItem @dontInfer {
    "What the line is."
    type: SidebarItemType!
    "Text to show."
    label: String!
    "Route of a doc, of a section's own page, or of a doc of another sidebar. Null for sections without a page, and for other links."
    path: String
    "Address of a link to elsewhere. Null for docs and sections."
    href: String
    "Id of the doc that the line, or the section's page, is. Null for others."
    docId: String
    "How many sections the line is in: 0 at the top."
    depth: Int!
    "Whether a section can be folded."
    collapsible: Boolean!
    "Whether a section is folded until it is opened or holds the current doc."
    collapsed: Boolean!
  }

  "What a \`_category_\` file says of its folder, for a sidebar that follows the folders."
  type FolderCategory implements Node @dontInfer {
    "The version that the folder belongs to."
    version: DocsVersion! @link(by: "name")
    "Path of the folder below the version's folder."
    folder: String!
    "Name of the section. Null when the file gives none: it is then that of the folder's page, or of the folder."
    label: String
    "Place among its neighbours. Null when the file gives none: the folder's page or the number before the folder's name then say."
    position: Float
    "A sentence about the section, for the page of the one around it. Null when the file gives none."
    description: String
    "Path of the file from the project's root."
    file: String!
    "Whether the section can be folded. Null when the file does not say: then the version does."
    collapsible: Boolean
    "Whether the section is folded until it is opened or holds the current doc. Null when the file does not say."
    collapsed: Boolean
  }

  "What a line of a sidebar is."
  enum SidebarItemType {
    "A doc of this site."
    DOC
    "A section, which holds the lines of greater depth that follow."
    CATEGORY
    "A link to elsewhere."
    LINK
  }
`;

const builtOf = async ({ id, version }: SidebarSource, context: ResolverContext) =>
  (await docsStructure(context, version)).sidebars.find((sidebar) => sidebar.id === id);

export const resolvers = {
  Sidebar: {
    items: {
      resolve: async (sidebar: SidebarSource, _: unknown, context: ResolverContext) =>
        (await builtOf(sidebar, context))?.items ?? [],
    },
    path: {
      resolve: async (sidebar: SidebarSource, _: unknown, context: ResolverContext) =>
        (await builtOf(sidebar, context))?.path ?? null,
    },
  },
};

/** Returns whether a file at the top of a docs folder is its sidebars file. */
const isSidebarsFile = (path: string): boolean => /^sidebars\.(json|ya?ml)$/.test(path);

const isCategoryFile = (path: string): boolean => /(^|\/)_category_\.(json|ya?ml)$/.test(path);

/**
 * Makes the nodes of a file that orders docs. The file's name decides their type: Sidebar,
 * FolderCategory or DocTagDefinition.
 */
export function createDocsOrder(api: NodeApi, file: FileNode): void {
  const version = versionOf(file.absolutePath);
  if (!version) return;
  const path = belowVersion(file.absolutePath, version);
  if (isSidebarsFile(path)) createSidebars(api, file, version);
  if (isCategoryFile(path)) createFolderCategory(api, file, version, dirname(path));
  if (path === "tags.yml") createTagDefinitions(api, file, version);
}

/** Makes the Sidebar nodes of a file. If the file has an error, its previous nodes stay. */
function createSidebars(api: NodeApi, file: FileNode, { name: version }: DocsVersion): void {
  const { value, problems } = readContentYaml(file.absolutePath, sidebarsSchema);
  createProblems(api, file, problems);
  if (!value) return;
  const nodes = Object.entries(value).map(([name, entries], position) => ({
    id: api.createNodeId(`${file.id} sidebar ${name}`),
    fields: { name, position, version, entries, file: fromRoot(file.absolutePath) },
  }));
  replaceChildren(api, file, sidebarNodes.name, nodes);
}

function createFolderCategory(
  api: NodeApi,
  file: FileNode,
  { name: version }: DocsVersion,
  folder: string,
): void {
  const { value, problems } = readContentYaml(file.absolutePath, categorySchema);
  createProblems(api, file, problems);
  if (!value) return;
  const fields: FolderCategory & { version: string } = {
    ...value,
    version,
    folder: folder === "." ? "" : folder,
    file: fromRoot(file.absolutePath),
  };
  const id = api.createNodeId(`${file.id} category`);
  replaceChildren(api, file, categoryNodes.name, [{ id, fields }]);
}

function createTagDefinitions(api: NodeApi, file: FileNode, { name: version }: DocsVersion): void {
  const { value, problems } = readContentYaml(file.absolutePath, docTagsSchema);
  createProblems(api, file, problems);
  if (!value) return;
  const nodes = tagDefinitions(value).map((definition) => ({
    id: api.createNodeId(`${file.id} tag ${definition.key}`),
    fields: { ...definition, version },
  }));
  replaceChildren(api, file, tagDefinitionNodes.name, nodes);
}

/**
 * Keeps one Sidebar node, made from the folders, for each version without a sidebars file,
 * whichever files appear and disappear. With `isTouched`, it makes an existing node again.
 * Otherwise Gatsby would remove that node as one of an earlier build.
 */
export function keepGeneratedSidebars(api: NodeApi, { isTouched }: { isTouched: boolean }): void {
  const nodes = sidebarNodes.all(api);
  for (const { name: version } of readSite().docs.versions) {
    const id = api.createNodeId(`sidebar ${version}`);
    const isWritten = nodes.some((node) => node.version === version && node.file !== null);
    const current = api.getNode(id);
    if (isWritten && current) api.actions.deleteNode(current);
    if (!isWritten && (isTouched || !current)) {
      createNode(api, null, sidebarNodes.name, id, {
        name: GENERATED_SIDEBAR,
        position: 0,
        version,
        entries: null,
        file: null,
      });
    }
  }
}

/** Returns the ids of docs that are drafts. A production build skips them. */
function draftIds(api: Pick<NodeApi, "getNodesByType">): Set<string> {
  return new Set(
    contentFiles(api).flatMap((file) =>
      file.kind === "docs" && file.frontMatter.draft ? [file.docId] : [],
    ),
  );
}

/**
 * Reports what is wrong with sidebars, categories and links between docs. A link to a draft is not
 * a problem, although a production build has no page for the draft.
 */
export function structureProblems(
  api: Pick<NodeApi, "getNodesByType">,
  structures: readonly DocsStructure[],
): Problem[] {
  const found = structures.flatMap(({ problems }) => problems);
  const drafts = found.some(({ docId }) => docId) ? draftIds(api) : new Set<string>();
  const problems = found
    .filter(({ docId }) => docId === undefined || !drafts.has(docId))
    .map(({ code, severity, message, file, at }): Problem => {
      return { code, severity, message, ...placeInYaml(file, at) };
    });
  // A folder that is in several sidebars would report its problems several times.
  return Array.from(
    new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
  );
}
