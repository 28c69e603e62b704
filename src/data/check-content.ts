import { join, relative } from "node:path";
import type { Problem } from "../site/problems/problem";
import { readDocsStructures } from "./docs/structure-nodes";
import { onCompiledUse, startCompiling } from "./document/compile-ahead";
import { drawDocuments } from "./drawing/draw-documents";
import { contentRoot } from "./files/project";
import { scan } from "./files/scan";
import type { SiteLink } from "./links/broken-links";
import { contentLinks } from "./links/link-report";
import { fileNodes } from "./nodes/file-nodes";
import { nodeStore } from "./nodes/node-store";
import type { NodeApi } from "./nodes/nodes";
import type { PageKinds } from "./page-kind";
import { yamlFiles } from "./parts";
import { checkImage } from "./problems/image-faults";
import { readSite } from "./settings/site-file";
import { type ContentSource, contentSources } from "./settings/sources";
import { createSitePages } from "./site-pages";
import { sourceNodes } from "./source-nodes";

/** Makes the nodes that gatsby-source-filesystem and gatsby-plugin-mdx would make for a source. */
export function createFileNodes(
  { actions }: NodeApi,
  { name, folder, except }: ContentSource,
): number {
  const top = join(contentRoot, folder);
  const isLeftOut = (path: string) => except.some((other) => `${path}/`.startsWith(`${other}/`));
  const files = scan(top)
    .files.map((absolutePath) => ({ absolutePath, relativePath: relative(top, absolutePath) }))
    .filter(({ relativePath }) => !isLeftOut(relativePath));
  for (const { absolutePath, relativePath } of files) {
    const file = { absolutePath, relativePath, sourceInstanceName: name };
    const internal = { type: "File", contentDigest: "" };
    actions.createNode({ id: absolutePath, ...file, internal });
    if (!/\.mdx?$/.test(absolutePath)) continue;
    const mdx = { type: "Mdx", contentDigest: "" };
    actions.createNode({ id: `${absolutePath} Mdx`, parent: absolutePath, internal: mdx });
  }
  return files.length;
}

/** How many pictures are read at once. Node.js has the same number of threads. */
const AT_ONCE = 4;

/** Checks all pictures. A build checks them when their nodes are made. */
async function checkImages(store: NodeApi): Promise<void> {
  const files = fileNodes.all(store).values();
  const checkAll = async () => {
    for (const file of files) await checkImage(store, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkAll));
}

/**
 * Finds all problems of the content. It runs the same data layer as a build, but without Gatsby and
 * without pages. A second thread runs `script`, which has to call `compileInThread` there. Calls
 * `onDocument` with the number of documents that are done, and that of all. `links` finds all links.
 */
export async function checkContent(
  script: URL,
  kinds: PageKinds,
  onDocument: (done: number, all: number) => void,
): Promise<{ problems: readonly Problem[]; files: number; links: () => SiteLink[] }> {
  const store = nodeStore();
  let files = 0;
  for (const source of contentSources(readSite())) files += createFileNodes(store, source);
  const documents = store.getNodesByType("Mdx").map(({ parent }) => String(parent));
  // The second thread starts at the end and this thread at the beginning, until they meet.
  startCompiling(documents.toReversed(), script, { isCheck: true });
  let done = 0;
  onCompiledUse(() => {
    done += 1;
    onDocument(done, documents.length);
  });
  const images = checkImages(store);
  await sourceNodes(store);
  await images;
  await drawDocuments(store);
  const api = { ...store, actions: { createPage: () => {} } };
  const { problems } = createSitePages(api, readDocsStructures(store), kinds).findProblems();
  return { problems, files, links: () => contentLinks(store, yamlFiles) };
}
