import { join, relative } from "node:path";
import type { Problem } from "../site/problem";
import { readDocsStructures } from "./docs/structure-nodes";
import { startCompiling } from "./document/compile-ahead";
import { contentRoot } from "./files/project";
import { scan } from "./files/scan";
import { sourceNodes } from "./index";
import { nodeStore } from "./nodes/node-store";
import type { FileNode, NodeApi } from "./nodes/nodes";
import { checkImage } from "./problems/image-faults";
import { readSite } from "./settings/site-file";
import { contentSources, type Source } from "./settings/sources";
import { createSitePages } from "./site-pages";

/** Makes the nodes that gatsby-source-filesystem and gatsby-plugin-mdx make of a source's files. */
function createFileNodes({ actions }: NodeApi, { name, folder, except }: Source): number {
  const top = join(contentRoot, folder);
  const isOthers = (path: string) => except.some((other) => path.startsWith(`${other}/`));
  const files = scan(top)
    .files.map((absolutePath) => ({ absolutePath, relativePath: relative(top, absolutePath) }))
    .filter(({ relativePath }) => !isOthers(relativePath));
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

/** As many pictures are read at once as Node.js has threads for. */
const AT_ONCE = 4;

/** Reads all pictures, as a build does when their nodes are made. */
async function checkImages(store: NodeApi): Promise<void> {
  const files = (store.getNodesByType("File") as FileNode[]).values();
  const checkAll = async () => {
    for (const file of files) await checkImage(store, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkAll));
}

/**
 * All problems of the content, found as a build finds them: by the data layer itself, without
 * Gatsby and without pages. `script` is what a second thread runs, and calls `compileInThread`
 * there.
 */
export async function checkContent(
  script: URL,
): Promise<{ problems: readonly Problem[]; files: number }> {
  const store = nodeStore();
  let files = 0;
  for (const source of contentSources(readSite())) files += createFileNodes(store, source);
  const documents = store.getNodesByType("Mdx").map(({ parent }) => String(parent));
  // From the end, so that the threads meet where both have done the same.
  startCompiling(documents.toReversed(), script, { isCheck: true });
  const images = checkImages(store);
  await sourceNodes(store);
  await images;
  const pages = { ...store, actions: { createPage: () => {} } };
  const problems = createSitePages(pages, readDocsStructures(store))();
  return { problems, files };
}
