import { existsSync } from "node:fs";
import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
  ParentSpanPluginArgs,
  SourceNodesArgs,
} from "gatsby";
import * as authors from "./authors";
import * as categoryPages from "./category-pages";
import { startCompiling } from "./compile-ahead";
import * as content from "./content";
import * as docTagPages from "./doc-tag-pages";
import * as docs from "./docs";
import { readDocsStructures } from "./docs-structure";
import { createDocument, refreshDocuments } from "./documents";
import { duplicateRoutes } from "./duplicate-routes";
import * as figures from "./figures";
import * as glossary from "./glossary";
import * as home from "./home";
import type { FileNode, NodeApi } from "./nodes";
import * as pages from "./pages";
import * as posts from "./posts";
import * as problems from "./problems";
import * as sidebars from "./sidebars";
import * as site from "./site";
import * as synonyms from "./synonyms";
import * as tags from "./tags";
import { ownTypes } from "./types";

/** gatsby-plugin-mdx infers its type from front matter; ours do not need it, and a wrong date in one file must not change it. */
const mdxTypes = /* GraphQL */ `
  type Mdx implements Node @dontInfer {
    frontmatter: JSON
    body: String
  }
`;

/** Without nodes from Gatsby's cache every document is to be compiled: the second processor can begin. */
export function onPreBootstrap({ getNodesByType }: ParentSpanPluginArgs): void {
  if (getNodesByType("Mdx").length === 0) startCompiling();
}

/** G1: all types, none of them inferred. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([mdxTypes, ...ownTypes]);
}

/** Fields that are worked out when they are asked for. */
export function createResolvers({ createResolvers: add }: CreateResolversArgs): void {
  // Each has fields of types that others have fields of, too.
  for (const { resolvers } of [categoryPages, docTagPages]) add(resolvers);
  add({
    ...authors.resolvers,
    ...content.resolvers,
    ...docs.resolvers,
    ...glossary.resolvers,
    ...home.resolvers,
    ...posts.resolvers,
    ...sidebars.resolvers,
    ...site.resolvers,
    ...tags.resolvers,
  });
}

/** The YAML files of each source (the `name` in gatsby-config), and what makes nodes of them. */
const yamlFiles: Record<string, Record<string, (api: NodeApi, file: FileNode) => void>> = {
  content: {
    "site.yml": site.createSite,
    "figures.yml": figures.createFigures,
    "glossary.yml": glossary.createGlossary,
    "home.yml": home.createHome,
    "search.yml": synonyms.createSynonyms,
  },
  blog: { "authors.yml": authors.createAuthors, "tags.yml": tags.createTags },
  docs: {},
};

const isFile = (node: Node): node is FileNode => node.internal.type === "File";

function createFromFile(api: NodeApi, file: FileNode): void {
  const { sourceInstanceName, relativePath } = file;
  yamlFiles[sourceInstanceName]?.[relativePath]?.(api, file);
  if (sourceInstanceName === "docs") sidebars.createDocsOrder(api, file);
}

/** Makes everything anew that depends on words, links, dates or code that have changed since it was made. */
async function refresh(api: NodeApi): Promise<void> {
  for (const node of api.getNodesByType("File")) {
    // A file that went between two builds still has its node from Gatsby's cache, which is dropped later.
    if (isFile(node) && existsSync(node.absolutePath)) createFromFile(api, node);
  }
  await refreshDocuments(api);
}

/** Makes our nodes from a file of `content/` that is new or has changed. */
export async function onCreateNode(api: CreateNodeArgs): Promise<void> {
  const { node } = api;
  if (node.internal.type === "Mdx") await createDocument(api, node);
  if (!isFile(node) || !yamlFiles[node.sourceInstanceName]) return;
  createFromFile(api, node);
  // Product words, figures and terms may stand in every other file.
  const { sourceInstanceName, relativePath } = node;
  const ofAll = ["site.yml", "figures.yml", "glossary.yml"];
  if (sourceInstanceName === "content" && ofAll.includes(relativePath)) await refresh(api);
}

/** Brings nodes from Gatsby's cache up to date, and makes those that no file stands for. */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  await refresh(api);
  sidebars.keepGeneratedSidebars(api, { isTouched: true });
}

/** G2: a page for every doc, post, tag, author and Markdown page, the lists and the glossary; all problems of the content first. */
export function createPages(api: CreatePagesArgs): void {
  sidebars.keepGeneratedSidebars(api, { isTouched: false });
  const structures = readDocsStructures(api);
  problems.reportProblems(api, [
    ...duplicateRoutes(api, structures),
    ...posts.unknownNames(api),
    ...sidebars.structureProblems(api, structures),
    ...site.unknownSiteDocs(api, structures),
  ]);
  docs.createDocPages(api, structures);
  categoryPages.createCategoryPages(api, structures);
  docTagPages.createDocTagPages(api, structures);
  site.createDocsRoots(api, structures);
  posts.createPostPages(api);
  authors.createAuthorPages(api);
  tags.createTagPages(api);
  pages.createGenericPages(api);
  glossary.createGlossaryPage(api);
}
