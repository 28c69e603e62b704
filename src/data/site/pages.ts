import type { Node } from "gatsby";
import type { DocumentBasics, DocumentNode } from "../document/document";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi } from "../nodes/nodes";

export const types = /* GraphQL */ `
  "A generic page: a Markdown file of \`content/pages/\` (R2)."
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
