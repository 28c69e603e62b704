import type {
  CreateDevServerArgs,
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  ParentSpanPluginArgs,
} from "gatsby";
import * as tags from "../data/blog/tags";
import { writeAbiFiles } from "../data/contracts/abi-files";
import { writeDeploymentFiles } from "../data/contracts/deployment-files";
import * as development from "../data/development";
import * as sidebars from "../data/docs/sidebars";
import { createStructureNodes, readDocsStructures } from "../data/docs/structure-nodes";
import { onCompiledUse, startCompiling } from "../data/document/compile-ahead";
import { contentFiles } from "../data/document/document";
import { waitingPosts } from "../data/document/left-out";
import { moduleOf } from "../data/document/modules";
import { forgetUses } from "../data/document/uses";
import { createDocument } from "../data/documents";
import { drawDocuments } from "../data/drawing/draw-documents";
import { makeWay } from "../data/files/make-way";
import { markdownFiles } from "../data/files/markdown-files";
import { compiledNode, root } from "../data/files/project";
import { serveFiles } from "../data/links/linked-files";
import { fileNodes } from "../data/nodes/file-nodes";
import { allWritten } from "../data/nodes/nodes";
import type { MadePage } from "../data/nodes/page";
import { ownResolvers, ownTypes } from "../data/parts";
import { checkImage } from "../data/problems/image-faults";
import * as problems from "../data/problems/problems";
import { types as searchTypes } from "../data/search/search";
import { createSitePages, templateOf } from "../data/site-pages";
import { createFromFile, refresh } from "../data/source-nodes";
import { isTextEdit } from "../data/text-edit";
import {
  actAtOnce,
  allFilesRead,
  finishEarlierChanges,
  readFolderAgain,
} from "../gatsby/changed-files";
import { cleanCopies } from "../gatsby/clean-copies";
import { assertCompiled } from "../gatsby/compiled-site";
import { databaseWritten } from "../gatsby/database";
import { showEditsFirst } from "../gatsby/edits-first";
import { pageCreator } from "../gatsby/former-pages";
import { assertHolds } from "../gatsby/holds";
import { keepPictures } from "../gatsby/kept-pictures";
import { leaveFrontMatterUnparsed, takeCompiled } from "../gatsby/mdx-plugin";
import { forgetOtherFolder } from "../gatsby/other-folder";
import { workInOwnProcess } from "../gatsby/own-process";
import { answerUnchanged, runQueryOfUnknownAddress } from "../gatsby/page-requests";
import { pictureSizes } from "../gatsby/picture-sizes";
import { type Progress, startProgress } from "../gatsby/progress";
import { parseFewerFiles } from "../gatsby/query-files";
import { reportQueryTypes, writeTypesOnce } from "../gatsby/query-types";
import { bundleWithRspack } from "../gatsby/rspack/bundle";
import { describeSchema } from "../gatsby/schema-descriptions";
import { schemaOf } from "../gatsby/state";
import { hideUnusedTemplates } from "../gatsby/unused-templates";
import { splitFrontMatter } from "../markdown/front-matter";
import { imageHeader } from "../markdown/named-files/image-header";
import { removeWithdrawn } from "../output/host/withdrawn-files";
import { pageKinds } from "../registry/page-kinds";
import { LISTED, watchFolders } from "./new-folders";

/**
 * gatsby-plugin-mdx infers the Mdx type from front matter. The data layer does not need these
 * fields, and a wrong date in one file must not change the type. The plugin resolves `excerpt` and
 * `tableOfContents`; here they get descriptions.
 */
const mdxTypes = /* GraphQL */ `
  "A Markdown file, as gatsby-plugin-mdx sees it. Pages read \`Content\`."
  type Mdx implements Node @dontInfer {
    "Empty: the site reads front matter itself, and reports its faults."
    frontmatter: JSON
    "The text below the front matter, as it is written."
    body: String
    "The start of the text. Compiles the file anew: pages use \`Content.excerpt\`."
    excerpt(
      "At most how many characters."
      pruneLength: Int = 140
    ): String
    "The headings, nested. Compiles the file anew: pages use \`Content.headings\`."
    tableOfContents(
      "How many levels."
      maxDepth: Int
    ): JSON
  }
`;

/** The compiling of all documents, while nodes are made. */
let compiling: Progress | undefined;

let madePages: readonly MadePage[] = [];

/** Returns all pages of the last `createPages` but those of redirects. */
export const sitePages = (): readonly MadePage[] => madePages;

/** In development, finds the problems of the content as it is now, and shows them. */
let tellProblems = (): void => {};

/** Runs before Gatsby reads its cache and decides which plugins have to run. */
export function onPreInit(api: ParentSpanPluginArgs): void {
  assertHolds();
  assertCompiled();
  parseFewerFiles(api);
  workInOwnProcess();
  keepPictures();
  leaveFrontMatterUnparsed((source) => splitFrontMatter(source).body);
  takeCompiled((path) => moduleOf(path, { isForPage: true }));
  forgetOtherFolder(api, root);
  reportQueryTypes(api, root);
  writeTypesOnce();
  bundleWithRspack();
}

/**
 * Starts the second thread if Gatsby has dropped the nodes of earlier runs, because then every
 * document has to be compiled. In a build, also takes away what the site no longer has. In
 * development, makes Gatsby act on changed files at once.
 */
export function onPreBootstrap(api: ParentSpanPluginArgs): void {
  hideUnusedTemplates(Object.keys(pageKinds).map(templateOf));
  const isForgotten = api.getNodesByType("Mdx").length === 0;
  if (isForgotten) {
    const files = markdownFiles();
    compiling = startProgress("compile documents", files.length);
    onCompiledUse(() => compiling?.tick());
    startCompiling(files, compiledNode, { isCheck: false });
  }
  if (!development.isDevelopment) {
    removeWithdrawn({ isForgotten });
    return;
  }
  answerUnchanged(api);
  runQueryOfUnknownAddress();
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

/** Adds the problems of the content to the development server, and says when it has to start anew. */
export function onCreateDevServer({ app, reporter }: CreateDevServerArgs): void {
  development.serveProblems(app);
  watchFolders(LISTED, (message) => reporter.warn(message));
}

/** G1: defines all types. Gatsby infers none of them. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([mdxTypes, searchTypes, ...ownTypes]);
}

/**
 * Adds the fields that are computed when a query asks for them. All documents are read by now, and
 * the queries of the search are next, so this is the time to draw what their code shows.
 */
export async function createResolvers(api: CreateResolversArgs): Promise<void> {
  compiling?.end();
  compiling = undefined;
  for (const resolvers of [...ownResolvers, pictureSizes(api, imageHeader), cleanCopies()])
    api.createResolvers(resolvers);
  await drawDocuments(api);
  await allWritten();
  // Only now is it known which docs have a sidebars file: Gatsby has read all files, and has removed
  // the nodes of those that are gone. The queries of the search run before `createPages` of this file.
  sidebars.keepGeneratedSidebars(api, { isTouched: false });
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
  await createFromFile(api, node);
  await checkImage(api, node);
}

/** G2: makes all pages. Reports all problems of the content; an error ends a build. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  describeSchema(schemaOf(api));
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
  forgetUses();
  const structures = readDocsStructures(api);
  createStructureNodes(api, structures);
  const pageApi = { ...api, actions: { createPage: pageCreator(api) } };
  const { pages, findProblems } = createSitePages(pageApi, structures, pageKinds);
  madePages = pages;
  if (!development.isDevelopment) {
    // An error ends the process.
    await databaseWritten();
    const { problems: found, files } = findProblems();
    problems.reportProblems(api.reporter, found);
    const waiting = waitingPosts(contentFiles(api));
    if (waiting !== undefined) api.reporter.info(waiting);
    makeWay(files);
    await serveFiles(api);
    writeAbiFiles();
    writeDeploymentFiles();
    return;
  }
  await serveFiles(api);
  writeAbiFiles();
  writeDeploymentFiles();
  tellProblems = () => {
    const { problems: found } = findProblems();
    if (!development.showProblems(found)) return;
    problems.reportProblems(api.reporter, found);
    if (found.length === 0) api.reporter.success("The content has no more problems");
  };
  development.whenIdle("problems", tellProblems);
}
