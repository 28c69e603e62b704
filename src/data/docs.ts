import type { Node } from "gatsby";
import type { DocFile } from "./content-file";
import { docsStructure } from "./docs-structure";
import { type DocumentBasics, documentPage } from "./document";
import { createNode, type NodeApi, type PageApi, type ResolverContext } from "./nodes";
import { tableOfContents } from "./table-of-contents";

export const types = /* GraphQL */ `
  "A page of the documentation: a Markdown file of \`content/docs/\` (D2)."
  type Doc implements Node @dontInfer {
    "Id of the doc in its version: folder and name, \`core/metadex\`."
    docId: String!
    "The version that the doc belongs to."
    version: DocsVersion! @link(by: "name")
    "Route of the doc."
    path: String!
    "Title to show."
    title: String!
    "A shorter title for the sidebar; the title itself when the front matter gives none."
    sidebarLabel: String!
    "Place among its neighbours in a generated sidebar. Null when the front matter gives none: it then comes last."
    sidebarPosition: Float
    "Folder below the version's folder; empty at the top."
    folder: String!
    "A sentence for search engines and previews: from the front matter, else the excerpt."
    description: String!
    "Words for search engines."
    keywords: [String!]!
    "Picture for previews, as a route or URL. Null when the front matter names none."
    image: String
    "Last change: from git, else from the front matter. Null when neither says."
    lastUpdate: Date @dateformat
    "Whether the doc is left out of sidebars and search."
    unlisted: Boolean!
    "The sidebar that the doc is in. Null when it is in none."
    sidebar: Sidebar
    "The doc before this one in the sidebar. Null for the first."
    previous: Doc
    "The doc after this one in the sidebar. Null for the last."
    next: Doc
    "Labels of the sidebar's sections around the doc, outermost first, and the doc itself."
    breadcrumbs: [Breadcrumb!]!
    "The headings to list beside the text (D5); empty when the front matter hides the list."
    tableOfContents: [Heading!]!
    "Where a reader can propose a change. Null when the site has no such place."
    editUrl: String
    "Path of the source file from the project's root."
    file: String!
    "The compiled document."
    content: Content! @link(by: "id", from: "contentId")
  }

  "A step on the way from the home page to a doc."
  type Breadcrumb @dontInfer {
    "Text to show."
    label: String!
    "Route of the step. Null for a section, which has no page."
    path: String
  }
`;

interface DocNode extends Node {
  docId: string;
  version: string;
  path: string;
  sidebarLabel: string;
}

const placeOf = async ({ version, docId }: DocNode, context: ResolverContext) =>
  (await docsStructure(context, version)).places.get(docId);

export const resolvers = {
  Doc: {
    sidebar: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const place = await placeOf(doc, context);
        return place ? context.nodeModel.getNodeById({ id: place.sidebarId }) : null;
      },
    },
    previous: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const id = (await placeOf(doc, context))?.previousId;
        return id ? context.nodeModel.getNodeById({ id }) : null;
      },
    },
    next: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const id = (await placeOf(doc, context))?.nextId;
        return id ? context.nodeModel.getNodeById({ id }) : null;
      },
    },
    breadcrumbs: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const categories = (await placeOf(doc, context))?.categories ?? [];
        return [
          ...categories.map((label) => ({ label, path: null })),
          { label: doc.sidebarLabel, path: doc.path },
        ];
      },
    },
    tableOfContents: { resolve: tableOfContents },
  },
};

/** Makes the Doc node of a file. Its body is in the Content node, so that a change of the text leaves other docs' pages alone. */
export function createDoc(
  api: NodeApi,
  parent: Node,
  { docId, version, folder, frontMatter }: DocFile,
  basics: DocumentBasics,
): void {
  createNode(api, parent, "Doc", api.createNodeId(`${parent.id} doc`), {
    ...basics,
    docId,
    version,
    folder,
    sidebarLabel: frontMatter.sidebar_label ?? basics.title,
    sidebarPosition: frontMatter.sidebar_position,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  });
}

/** Makes a page for each doc (R12). */
export function createDocPages({ getNodesByType, actions }: PageApi): void {
  for (const doc of getNodesByType("Doc") as (DocNode & DocumentBasics)[]) {
    actions.createPage(documentPage("doc", doc, { layout: "docs" }));
  }
}
