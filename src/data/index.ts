import { existsSync } from "node:fs";
import type {
  CreateDevServerArgs,
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
  ParentSpanPluginArgs,
} from "gatsby";
import { forgetOtherFolder } from "../gatsby/other-folder";
import * as authors from "./blog/authors";
import * as posts from "./blog/posts";
import * as tags from "./blog/tags";
import * as development from "./development";
import * as categoryPages from "./docs/category-pages";
import * as docTagPages from "./docs/doc-tag-pages";
import * as docs from "./docs/docs";
import * as namedDocs from "./docs/named-docs";
import * as sidebars from "./docs/sidebars";
import {
  createStructureNodes,
  keepStructureNodes,
  readDocsStructures,
} from "./docs/structure-nodes";
import * as versions from "./docs/versions";
import { gatsbyNode, markdownFiles, startCompiling } from "./document/compile-ahead";
import * as content from "./document/content";
import { leaveFrontMatterUnparsed } from "./document/mdx-front-matter";
import { createDocument, refreshDocuments } from "./documents";
import { root } from "./files/project";
import * as glossary from "./glossary/glossary";
import { serveLinkedFiles } from "./nodes/linked-files";
import { allWritten, type FileNode, type NodeApi } from "./nodes/nodes";
import { checkImage } from "./problems/image-faults";
import * as problems from "./problems/problems";
import { types as searchTypes } from "./search/search";
import * as synonyms from "./search/synonyms";
import * as figures from "./site/figures";
import * as home from "./site/home";
import * as site from "./site/site";
import { createSitePages } from "./site-pages";
import { ownTypes } from "./types";

/**
 * gatsby-plugin-mdx infers its type from front matter; ours do not need it, and a wrong date in one
 * file must not change it.
 */
const mdxTypes = /* GraphQL */ `
  type Mdx implements Node @dontInfer {
    frontmatter: JSON
    body: String
  }
`;

/** Before Gatsby looks at its cache, and at what its plugins are to do. */
export function onPreInit(api: ParentSpanPluginArgs): void {
  leaveFrontMatterUnparsed();
  forgetOtherFolder(api, root);
}

/**
 * Without nodes from Gatsby's cache every document is to be compiled: the second processor can
 * begin.
 */
export function onPreBootstrap(api: ParentSpanPluginArgs): void {
  if (api.getNodesByType("Mdx").length === 0)
    startCompiling(markdownFiles(), gatsbyNode, { isCheck: false });
  if (development.isDevelopment) development.actAtOnce(api);
}

/** What the development server serves beside pages. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  development.serveProblems(app);
}

/** G1: all types, none of them inferred. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([mdxTypes, searchTypes, ...ownTypes]);
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
    ...problems.resolvers,
    ...sidebars.resolvers,
    ...namedDocs.resolvers,
    ...site.resolvers,
    ...tags.resolvers,
    ...versions.resolvers,
  });
}

/**
 * The YAML files below the `name` of their source in gatsby-config, and what makes nodes of them.
 */
const yamlFiles = new Map<string, (api: NodeApi, file: FileNode) => void>([
  [
    "content/site.yml",
    (api, file) => {
      site.createSite(api, file);
      versions.createDocsVersions(api, file);
    },
  ],
  ["content/figures.yml", figures.createFigures],
  ["content/glossary.yml", glossary.createGlossary],
  ["content/home.yml", home.createHome],
  ["content/search.yml", synonyms.createSynonyms],
  ["blog/authors.yml", authors.createAuthors],
  ["blog/tags.yml", tags.createTags],
]);

const isFile = (node: Node): node is FileNode => node.internal.type === "File";

function createFromFile(api: NodeApi, file: FileNode): void {
  const { sourceInstanceName, relativePath } = file;
  yamlFiles.get(`${sourceInstanceName}/${relativePath}`)?.(api, file);
  if (sourceInstanceName === "docs") sidebars.createDocsOrder(api, file);
}

/**
 * Makes everything anew that depends on words, links, dates or code that may have changed since it
 * was made. In development Gatsby drops the nodes of a file that has changed, and runs queries
 * without waiting for `onCreateNode` to make them again. What such a query has found missing it
 * would not be asked for a second time.
 */
async function refresh(api: NodeApi): Promise<void> {
  for (const node of api.getNodesByType("File")) {
    // A file that went between two builds still has its node from Gatsby's cache, which is dropped
    // later.
    if (isFile(node) && existsSync(node.absolutePath)) createFromFile(api, node);
  }
  await refreshDocuments(api);
}

/**
 * Makes our nodes from a file of `content/` that is new or has changed. What other files make of it
 * is up to `sourceNodes`.
 */
export async function onCreateNode(api: CreateNodeArgs): Promise<void> {
  const { node } = api;
  if (development.isDevelopment && node.internal.type === "Directory")
    void development.readFolderAgain(String(node.absolutePath));
  if (node.internal.type === "Mdx") await createDocument(api, node);
  if (!isFile(node)) return;
  createFromFile(api, node);
  await checkImage(api, node);
}

/**
 * Brings all nodes up to date, those from Gatsby's cache too, and makes those that no file stands
 * for.
 */
export async function sourceNodes(api: NodeApi): Promise<void> {
  await refresh(api);
  sidebars.keepGeneratedSidebars(api, { isTouched: true });
  keepStructureNodes(api);
  tags.createPostTags(api);
}

/** G2: all pages; and all problems of the content, an error of which ends a build. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  if (development.isDevelopment) {
    // Here files come, change and go while Gatsby runs, and what others say of them has to follow.
    await development.allFilesRead(api);
    await refresh(api);
    await allWritten();
  }
  sidebars.keepGeneratedSidebars(api, { isTouched: false });
  // While nodes were sourced, the second thread may still have had some of the posts.
  tags.createPostTags(api);
  await allWritten();
  serveLinkedFiles(api);
  const structures = readDocsStructures(api);
  createStructureNodes(api, structures);
  const findProblems = createSitePages(api, structures);
  if (!development.isDevelopment) {
    problems.reportProblems(api.reporter, findProblems());
    return;
  }
  development.whenIdle(() => {
    const found = findProblems();
    if (!development.showProblems(found)) return;
    problems.reportProblems(api.reporter, found);
    if (found.length === 0) api.reporter.success("The content has no problems any more");
  });
}
