import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { Problem } from "../site/problem";
import { type DocsStructure, docsStructure } from "./docs-structure";
import {
  createNode,
  type FileNode,
  type NodeApi,
  type ResolverContext,
  replaceChildren,
} from "./nodes";
import { placeOf } from "./place-of";
import { createProblems } from "./problems";
import { contentRoot, fromContent, fromRoot } from "./project";
import type { FolderCategory, SidebarEntry } from "./sidebar-items";
import { readSite } from "./site-file";
import { readContentYaml } from "./words-file";

export const types = /* GraphQL */ `
  "A list of docs to walk through: written out in \`sidebars.yml\`, or made from the folders (D3)."
  type Sidebar implements Node @dontInfer {
    "Name by which the navbar refers to it: \`docsSidebar\`."
    name: String!
    "The version whose docs it lists."
    version: DocsVersion! @link(by: "name")
    "All lines in reading order, sections and their docs alike; \`depth\` tells the nesting."
    items: [SidebarItem!]!
  }

  "A line of a sidebar."
  type SidebarItem @dontInfer {
    "What the line is."
    type: SidebarItemType!
    "Text to show."
    label: String!
    "Route of a doc. Null for sections and links."
    path: String
    "Address of a link to elsewhere. Null for docs and sections."
    href: String
    "Id of a doc. Null for sections and links."
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
    "Name of the section."
    label: String!
    "Place among its neighbours. Null when the file gives none: it then comes last."
    position: Float
    "Whether the section can be folded."
    collapsible: Boolean!
    "Whether the section is folded until it is opened or holds the current doc."
    collapsed: Boolean!
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

const entrySchema: z.ZodType<SidebarEntry> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ label: z.string(), href: z.string() }),
    z.strictObject({
      label: z.string(),
      items: z.array(entrySchema),
      collapsible: z.boolean().default(true),
      collapsed: z.boolean().default(false),
    }),
  ]),
);
const sidebarsSchema = z.record(z.string(), z.array(entrySchema));

const categorySchema = z.object({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
});

export const resolvers = {
  Sidebar: {
    items: {
      resolve: async (
        { id, version }: { id: string; version: string },
        _: unknown,
        context: ResolverContext,
      ) =>
        (await docsStructure(context, version)).sidebars.find((sidebar) => sidebar.id === id)
          ?.items ?? [],
    },
  },
};

const sidebarId = (api: NodeApi, version: string, name: string): string =>
  api.createNodeId(`sidebar ${version} ${name}`);

const versionOf = (path: string) =>
  readSite().docs.versions.find(({ folder }) => fromContent(path).startsWith(`${folder}/`));

/** Makes the Sidebar nodes of a `sidebars.yml`. */
export function createSidebars(api: NodeApi, file: FileNode): void {
  const version = versionOf(file.absolutePath);
  if (!version) return;
  const { value = {}, problems } = readContentYaml(file.absolutePath, sidebarsSchema);
  const nodes = Object.entries(value).map(([name, entries]) => ({
    id: sidebarId(api, version.name, name),
    fields: { name, version: version.name, entries, file: fromRoot(file.absolutePath) },
  }));
  replaceChildren(api, file, "Sidebar", nodes);
  createProblems(api, file, problems);
}

/** Makes a Sidebar node that follows the folders, for each version without a `sidebars.yml`. */
export function createGeneratedSidebars(api: NodeApi): void {
  for (const { name, folder } of readSite().docs.versions) {
    if (existsSync(join(contentRoot, folder, "sidebars.yml"))) continue;
    const id = sidebarId(api, name, "docsSidebar");
    createNode(api, null, "Sidebar", id, {
      name: "docsSidebar",
      version: name,
      entries: null,
      file: null,
    });
  }
}

/** Whether a file is a `_category_` file. */
export const isCategoryFile = (path: string): boolean =>
  /^_category_\.(json|ya?ml)$/.test(basename(path));

/** Makes the node of a `_category_` file. */
export function createFolderCategory(api: NodeApi, file: FileNode): void {
  const version = versionOf(file.absolutePath);
  if (!version) return;
  const { value, problems } = readContentYaml(file.absolutePath, categorySchema);
  const folder = fromContent(dirname(file.absolutePath)).slice(version.folder.length + 1);
  const fields: FolderCategory & { version: string } = {
    version: version.name,
    folder,
    label: value?.label ?? basename(folder),
    position: value?.position ?? null,
    collapsible: value?.collapsible ?? true,
    collapsed: value?.collapsed ?? true,
  };
  const id = api.createNodeId(`${file.id} category`);
  replaceChildren(api, file, "FolderCategory", [{ id, fields }]);
  createProblems(api, file, problems);
}

/** Entries of written sidebars that name no doc. */
export const unknownDocs = (structures: readonly DocsStructure[]): Problem[] =>
  structures.flatMap(({ sidebars }) =>
    sidebars.flatMap(({ name, file, unknown }) =>
      unknown.map(({ docId, nearest }): Problem => {
        const hint = nearest ? ` Did you mean \`${nearest}\`?` : "";
        const source = file ?? "content/docs/sidebars.yml";
        return {
          code: "unknown-doc",
          severity: "error",
          message: `The sidebar \`${name}\` lists \`${docId}\`, which is no doc.${hint}`,
          file: source,
          ...placeOf(source, docId),
        };
      }),
    ),
  );
