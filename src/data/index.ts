import { existsSync } from "node:fs";
import type {
  CreateDevServerArgs,
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  ParentSpanPluginArgs,
} from "gatsby";
import {
  actAtOnce,
  allFilesRead,
  finishEarlierChanges,
  readFolderAgain,
} from "../gatsby/changed-files";
import { assertCompiled } from "../gatsby/compiled-site";
import { databaseWritten } from "../gatsby/database";
import { showEditsFirst } from "../gatsby/edits-first";
import { assertHolds } from "../gatsby/holds";
import { leaveWorkerIdle } from "../gatsby/idle-worker";
import { keepPictures } from "../gatsby/kept-pictures";
import { leaveFrontMatterUnparsed } from "../gatsby/mdx-front-matter";
import { forgetOtherFolder } from "../gatsby/other-folder";
import { parseFewerFiles } from "../gatsby/query-files";
import { reportQueryTypes, writeTypesOnce } from "../gatsby/query-types";
import { splitFrontMatter } from "../markdown/front-matter";
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
import { startCompiling } from "./document/compile-ahead";
import * as content from "./document/content";
import { createDocument, refreshDocuments } from "./documents";
import * as formulas from "./examples/formulas";
import * as examples from "./examples/worked-examples";
import { makeWay } from "./files/make-way";
import { markdownFiles } from "./files/markdown-files";
import { compiledNode, root } from "./files/project";
import * as glossary from "./glossary/glossary";
import { serveLinkedFiles } from "./links/linked-files";
import { type FileNode, fileNodes } from "./nodes/file-nodes";
import { allWritten, type NodeApi } from "./nodes/nodes";
import { checkImage } from "./problems/image-faults";
import * as problems from "./problems/problems";
import { types as searchTypes } from "./search/search";
import * as searchFile from "./search/search-file";
import * as figures from "./site/figures";
import * as home from "./site/home";
import * as site from "./site/site";
import { createSitePages } from "./site-pages";
import { isTextEdit } from "./text-edit";
import { ownTypes } from "./types";

/**
 * gatsby-plugin-mdx infers the Mdx type from front matter. The data layer does not need these
 * fields, and a wrong date in one file must not change the type. The plugin resolves `excerpt` and
 * `tableOfContents`; here they get descriptions.
 */
const mdxTypes = /* GraphQL */ `
  type Mdx implements Node @dontInfer {
    "Empty: the site reads front matter itself, and reports its faults."
    frontmatter: JSON
    "The text below the front matter, as it is written."
    body: String
    "The start of the text. Compiles the file anew: pages use Content.excerpt."
    excerpt(pruneLength: Int = 140): String
    "The headings, nested. Compiles the file anew: pages use Content.headings."
    tableOfContents(maxDepth: Int): JSON
  }
`;

/** In development, finds the problems of the content as it is now, and shows them. */
let tellProblems = (): void => {};

/** Runs before Gatsby reads its cache and decides which plugins have to run. */
export function onPreInit(api: ParentSpanPluginArgs): void {
  assertHolds();
  assertCompiled();
  parseFewerFiles(api);
  leaveWorkerIdle(api);
  keepPictures();
  leaveFrontMatterUnparsed((source) => splitFrontMatter(source).body);
  forgetOtherFolder(api, root);
  reportQueryTypes(api, root);
  if (!development.isDevelopment) writeTypesOnce();
}

/**
 * Starts the second thread if Gatsby's cache has no nodes, because then every document has to be
 * compiled. In development, also makes Gatsby act on changed files at once.
 */
export function onPreBootstrap(api: ParentSpanPluginArgs): void {
  if (api.getNodesByType("Mdx").length === 0)
    startCompiling(markdownFiles(), compiledNode, { isCheck: false });
  if (!development.isDevelopment) return;
  actAtOnce(api);
  finishEarlierChanges(api);
  showEditsFirst(api, {
    isTextEdit: async (changed) => {
      const isOfText = await isTextEdit(api, changed);
      if (isOfText) development.whenIdle("problems", tellProblems);
      return isOfText;
    },
    whenIdle: (work) => development.whenIdle("pages", work),
  });
}

/** Adds the problems of the content to the development server. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  development.serveProblems(app);
}

/** G1: defines all types. Gatsby infers none of them. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([mdxTypes, searchTypes, ...ownTypes]);
}

/** Adds the fields that are computed when a query asks for them. */
export function createResolvers({ createResolvers: add }: CreateResolversArgs): void {
  // These two add fields to types that other modules add fields to. In one object, one module's
  // fields would replace those of another.
  for (const { resolvers } of [categoryPages, docTagPages]) add(resolvers);
  add({
    ...authors.resolvers,
    ...content.resolvers,
    ...docs.resolvers,
    ...examples.resolvers,
    ...figures.resolvers,
    ...formulas.resolvers,
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
 * Maps YAML files to the functions that make nodes of them. A key is the `name` of the file's
 * source in gatsby-config, and the file's path below that source.
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
  ["content/search.yml", searchFile.createSearchNodes],
  ["blog/authors.yml", authors.createAuthors],
  ["blog/tags.yml", tags.createTags],
]);

function createFromFile(api: NodeApi, file: FileNode): void {
  const { sourceInstanceName, relativePath } = file;
  yamlFiles.get(`${sourceInstanceName}/${relativePath}`)?.(api, file);
  if (sourceInstanceName === "docs") sidebars.createDocsOrder(api, file);
}

/**
 * Makes everything again that depends on words, links, dates or code that may have changed. In
 * development, Gatsby drops the nodes of a changed file. Then it runs queries without waiting for
 * `onCreateNode` to make the nodes again. Gatsby would not repeat a query that has found nothing.
 */
async function refresh(api: NodeApi): Promise<void> {
  for (const file of fileNodes.all(api)) {
    // If a file was deleted between two builds, Gatsby's cache still has its node and drops it
    // later.
    if (existsSync(file.absolutePath)) createFromFile(api, file);
  }
  await refreshDocuments(api);
}

/**
 * Makes the nodes of a new or changed file of `content/`. `sourceNodes` handles what other files
 * make of it.
 */
export async function onCreateNode(api: CreateNodeArgs): Promise<void> {
  const { node } = api;
  if (development.isDevelopment && node.internal.type === "Directory")
    void readFolderAgain(String(node.absolutePath));
  if (node.internal.type === "Mdx") await createDocument(api, node);
  if (!fileNodes.is(node)) return;
  createFromFile(api, node);
  await checkImage(api, node);
}

/**
 * Brings all nodes up to date, including those from Gatsby's cache. Makes the nodes that have no
 * file of their own.
 */
export async function sourceNodes(api: NodeApi): Promise<void> {
  await refresh(api);
  sidebars.keepGeneratedSidebars(api, { isTouched: true });
  keepStructureNodes(api);
  formulas.createFormulas(api);
  tags.createPostTags(api);
}

/** G2: makes all pages. Reports all problems of the content; an error ends a build. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  if (development.isDevelopment) {
    // In development, files come, change and go while Gatsby runs. Nodes that depend on them have
    // to follow.
    await allFilesRead(api);
    await refresh(api);
    await allWritten();
  }
  sidebars.keepGeneratedSidebars(api, { isTouched: false });
  // While Gatsby sourced nodes, the second thread may still have been compiling some posts.
  tags.createPostTags(api);
  await allWritten();
  const structures = readDocsStructures(api);
  createStructureNodes(api, structures);
  const findProblems = createSitePages(api, structures);
  if (!development.isDevelopment) {
    // An error ends the process.
    await databaseWritten();
    const { problems: found, files } = findProblems();
    problems.reportProblems(api.reporter, found);
    makeWay(files);
    serveLinkedFiles(api);
    return;
  }
  serveLinkedFiles(api);
  tellProblems = () => {
    const { problems: found } = findProblems();
    if (!development.showProblems(found)) return;
    problems.reportProblems(api.reporter, found);
    if (found.length === 0) api.reporter.success("The content has no more problems");
  };
  development.whenIdle("problems", tellProblems);
}
