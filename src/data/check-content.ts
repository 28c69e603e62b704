import { join, relative } from "node:path";
import type { Problem } from "../site/problems/problem";
import { ownPages } from "../site/routes";
import { readDocsStructures } from "./docs/structure-nodes";
import { onCompiledUse, startCompiling } from "./document/compile-ahead";
import { contentFiles } from "./document/document";
import { waitingPosts } from "./document/left-out";
import { drawDocuments } from "./drawing/draw-documents";
import { contentRoot, staticRoot } from "./files/project";
import { scan } from "./files/scan";
import { textOf } from "./files/text-of";
import type { SiteLink } from "./links/broken-links";
import { leavingLinks } from "./links/leaving-links";
import { anchorsOfRoutes, contentLinks } from "./links/link-report";
import { type Addresses, addressesOf, lostAddresses } from "./lost-addresses";
import { fileNodes } from "./nodes/file-nodes";
import { nodeStore } from "./nodes/node-store";
import type { NodeApi } from "./nodes/nodes";
import type { PageKinds } from "./page-kind";
import { yamlFiles } from "./parts";
import { checkImage } from "./problems/image-faults";
import { readSite } from "./settings/site-file";
import { type ContentSource, contentSources } from "./settings/sources";
import { readRedirects } from "./site/redirects";
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

/** What a command asks of the content. */
interface Asked {
  /** A second thread runs this script, which has to call `compileInThread` there. */
  script: URL;
  kinds: PageKinds;
  /** Is called with the number of documents that are done, and that of all. */
  onDocument?: (done: number, all: number) => void;
  /** Runs while nodes are made. */
  meanwhile?: (store: NodeApi) => Promise<void>;
}

/** Makes all nodes of the content in memory, and the list of all pages. */
async function readContent({ script, kinds, onDocument, meanwhile }: Asked) {
  const store = nodeStore();
  let files = 0;
  for (const source of contentSources(readSite())) files += createFileNodes(store, source);
  const documents = store.getNodesByType("Mdx").map(({ parent }) => String(parent));
  // The second thread starts at the end and this thread at the beginning, until they meet.
  startCompiling(documents.toReversed(), script, { isCheck: true });
  let done = 0;
  onCompiledUse(() => {
    done += 1;
    onDocument?.(done, documents.length);
  });
  const other = meanwhile?.(store);
  await sourceNodes(store);
  await other;
  await drawDocuments(store);
  const api = { ...store, actions: { createPage: () => {} } };
  return { api, files, site: createSitePages(api, readDocsStructures(store), kinds) };
}

/** What a check finds. */
export interface Checked {
  problems: readonly Problem[];
  /** How many files it has read. */
  files: number;
  /** Finds all links. */
  links: () => SiteLink[];
  /** Finds the links of translations that leave the language of the build, each as a line. */
  leaving: () => string[];
  /** Says which posts wait for their date; undefined if none does. */
  waiting?: string | undefined;
  /** Names the addresses of a revision of git that are gone. */
  lost?: (old: Addresses, revision: string) => Problem[];
}

/**
 * Finds all problems of the content. It runs the same data layer as a build, but without Gatsby and
 * without pages.
 */
export async function checkContent(asked: Asked): Promise<Checked> {
  const { api, files, site } = await readContent({ ...asked, meanwhile: checkImages });
  const { problems, files: served } = site.findProblems();
  const lost: Checked["lost"] = (old, revision) =>
    lostAddresses(
      old,
      {
        routes: new Set([...ownPages, ...site.pages.map(({ path }) => path)]),
        served,
        anchorsOf: anchorsOfRoutes(api),
        redirects: readRedirects(api),
        rules: textOf(join(staticRoot, "_redirects")),
      },
      revision,
    );
  return {
    problems,
    files,
    links: () => contentLinks(api, yamlFiles),
    leaving: () => leavingLinks(contentLinks(api, []), site.writtenIn),
    waiting: waitingPosts(contentFiles(api)),
    lost,
  };
}

/** Returns all addresses that the content gives to readers. */
export async function readAddresses(asked: Asked): Promise<Addresses> {
  const { api, site } = await readContent(asked);
  return addressesOf(api, site.addresses());
}
