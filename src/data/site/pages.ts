import type { Node } from "gatsby";
import { elementsIn } from "../../markdown/tree/elements-in";
import type { DocumentTree } from "../../site/tree";
import { contentNodes, treeOf } from "../document/content";
import type { DocumentBasics, DocumentNode } from "../document/document";
import { fromRoot } from "../files/project";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi } from "../nodes/nodes";

export const types = /* GraphQL */ `
  "A generic page: a Markdown file of \`content/pages/\`."
  type Page implements Node @dontInfer {
    "Route of the page."
    path: String!
    "Title to show."
    title: String!
    "A sentence for search engines and previews: from the front matter, else the excerpt."
    description: String!
    "Words for search engines."
    keywords: [String!]!
    "Picture for previews, as a route or URL. Null when the front matter names none."
    image: String
    "Last change: from git, else from the front matter. Null when neither says."
    lastUpdate: Date @dateformat
    "Whether the page is left out of search."
    unlisted: Boolean!
    "Path of the source file from the project's root."
    file: String!
    "The compiled document."
    content: Content! @link(by: "id", from: "contentId")
  }
`;

export const pageNodes = nodeType<DocumentNode>("Page");

/** Makes the Page node of a file. */
export function createPage(api: NodeApi, parent: Node, basics: DocumentBasics): void {
  createNode(api, parent, pageNodes.name, api.createNodeId(`${parent.id} page`), basics);
}

/** A component that fills a page, such as `src/pages/index.js` of an imported site. */
const OF_PAGES = /(?:^|\/)pages\//;

/**
 * Returns the tree of a page that shows nothing but a component of a folder `pages`; undefined for any
 * other page. The component draws all of the page, as in Docusaurus.
 */
export function componentTree(
  api: Pick<NodeApi, "getNode">,
  page: DocumentNode,
): DocumentTree | undefined {
  const [first, ...others] = page.code;
  if (first === undefined || others.length > 0 || !OF_PAGES.test(fromRoot(first))) return undefined;
  const tree: DocumentTree = JSON.parse(contentNodes.get(api, page.contentId).tree);
  const [hole, ...more] = tree;
  return more.length === 0 && hole?.[0] === "Hole" ? tree : undefined;
}

/** Whether the component of a page draws a `main` itself. */
export function drawsMain(api: Pick<NodeApi, "getNode">, page: DocumentNode): boolean {
  const drawn = treeOf(contentNodes.get(api, page.contentId));
  return elementsIn(drawn).some(([name]) => name === "main");
}
