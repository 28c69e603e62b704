import type { Node } from "gatsby";
import { contentNodes } from "./document/content";
import { refreshDocuments } from "./documents";
import { fileNodes } from "./nodes/file-nodes";
import { nodeType } from "./nodes/node-type";
import { allWritten, type NodeApi } from "./nodes/nodes";
import { problemNodes } from "./problems/problems";
import { exampleNodes } from "./worked-examples/worked-examples";

const mdxNodes = nodeType("Mdx");

const childrenOf = (api: NodeApi, { children }: Node): Node[] =>
  children.flatMap((id) => api.getNode(id) ?? []);

/**
 * Returns whether a node is a document's content, or the file that it comes from. YAML files,
 * pictures, and parts that documents import have no content.
 */
const isOfContent = (api: NodeApi, node: Node): boolean =>
  contentNodes.is(node) || childrenOf(api, node).some((child) => isOfContent(api, child));

/**
 * Returns whether all pages can stay, although a node has changed. `before` is missing if the node
 * is new.
 */
function leavesPages(api: NodeApi, id: string, before: Node | undefined): boolean {
  const now = api.getNode(id);
  if (now?.internal.contentDigest === before?.internal.contentDigest) return true;
  // No page is made from a problem or example.
  if (problemNodes.is(now ?? before) || exampleNodes.is(now ?? before)) return true;
  return now !== undefined && before !== undefined && isOfContent(api, now);
}

/**
 * Brings the documents of changed files up to date. Returns whether nothing but texts has changed
 * since all pages were made. If so, the pages are the same as then, and only their data is not.
 * `changed` has each changed node as it was then.
 */
export async function isTextEdit(
  api: NodeApi,
  changed: ReadonlyMap<string, Node | undefined>,
): Promise<boolean> {
  const files = Array.from(changed.keys(), (id) => api.getNode(id)).filter(fileNodes.is);
  const documents = files.flatMap((file) => childrenOf(api, file)).filter(mdxNodes.is);
  await refreshDocuments(api, documents);
  await allWritten();
  return Array.from(changed).every(([id, before]) => leavesPages(api, id, before));
}
