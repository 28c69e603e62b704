import type { Node } from "gatsby";
import type { CompiledDocument } from "../document/compile-ahead";
import type { ContentNode } from "../document/content";
import type { DocFile } from "../document/content-file";
import type { DocumentBasics } from "../document/document";
import { tableOfContents } from "../document/table-of-contents";
import { listedUsersOf } from "../document/uses";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import { withCards } from "./category-cards";
import { type DocNode, docNodes, shownCards, shownLines } from "./docs-structure";
import type { CategoryCard } from "./sidebar-items";
import { docsStructure } from "./structure-nodes";

export const types = /* GraphQL */ `
  "A page of the documentation: a Markdown file of \`content/docs/\`."
  type Doc implements Node @dontInfer {
    "Id of the doc in its version: folder and name, \`core/metadex\`."
    docId: String!
    "The version that the doc belongs to."
    version: DocsVersion! @link(by: "name")
    "Route of the doc."
    path: String!
    "Title in the browser's title, in sidebars and links."
    title: String!
    "What the page shows as its heading: a leading heading of level 1, else the title. Null when the front matter hides the title, or the text has its own further down."
    heading: String
    "A shorter title for the sidebar; the title itself when the front matter gives none."
    sidebarLabel: String!
    "Place among its neighbours in a generated sidebar: from the front matter, else the number before the file's name. Null when there is neither: it then comes last."
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
    "Who changed it last. Null when the front matter does not say."
    lastUpdateAuthor: String
    "Who has changed its file, by the names that git has: the last one first. Empty unless the site shows them."
    contributors: [String!]!
    "What it is about."
    tags: [DocTag!]!
    "Whether the doc is left out of sidebars and search."
    unlisted: Boolean!
    "The sidebar that the doc is shown with: the last that lists it, or the one that its front matter names. Null when it is in none."
    sidebar: Sidebar
    "What that sidebar shows beside the doc, as a tree: lines with \`label\`, \`path\` or \`href\`, and sections with \`lines\`. A closed section (\`collapsed\`, and the doc is not in it) has none: \`moreAt\` is the route of a doc that has them. Null when the doc is in no sidebar."
    sidebarLines: JSON
    "The page before this one in the sidebar, or the doc that the front matter names. Null for the first."
    previous: DocsLink
    "The page after this one in the sidebar, or the doc that the front matter names. Null for the last."
    next: DocsLink
    "Labels of the sidebar's sections around the doc, outermost first, and the doc itself."
    breadcrumbs: [Breadcrumb!]!
    "The headings to list beside the text; empty when the front matter hides the list."
    tableOfContents: [Heading!]!
    "What is in the doc's category, if the doc shows it (\`<DocCardList />\`)."
    cards: [CategoryCard!]!
    "Where a reader can propose a change. Null when the site has no such place."
    editUrl: String
    "Path of the source file from the project's root."
    file: String!
    "The contract that the page describes. Null for other docs."
    contract: Contract
    "Documents that link to it, as far as lists show them, but not the doc itself."
    backlinks: [DocumentEntry!]!
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

  "A page of the documentation to go on to: a doc, or the page of a section."
  type DocsLink @dontInfer {
    "Text to show."
    label: String!
    "Route of the page."
    path: String!
  }
`;

/** Returns the cards of a doc's category. Null if the doc does not ask for them. */
async function cardsIn(
  doc: DocNode,
  content: ContentNode | null,
  context: ResolverContext,
): Promise<CategoryCard[] | null> {
  if (!content || content.cardLists.length === 0) return null;
  // Cards show titles and descriptions, which are not part of the structure.
  for (const connectionType of ["Doc", "FolderCategory"]) {
    context.nodeModel.trackPageDependencies(null, { connectionType });
  }
  return shownCards(await docsStructure(context, doc.version), doc);
}

/** What a list of sections takes from the home page. */
interface HomeNode {
  stream: Readonly<Record<string, string>> | null;
}

const contentOf = ({ contentId }: DocNode, { nodeModel }: ResolverContext) =>
  nodeModel.getNodeById<ContentNode>({ id: contentId });

const placeOf = async ({ version, docId }: DocNode, context: ResolverContext) =>
  (await docsStructure(context, version)).places.get(docId);

export const resolvers = {
  Doc: {
    sidebar: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const sidebar = (await placeOf(doc, context))?.sidebar;
        return sidebar ? context.nodeModel.getNodeById({ id: sidebar.id }) : null;
      },
    },
    sidebarLines: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const structure = await docsStructure(context, doc.version);
        const place = structure.places.get(doc.docId);
        return place ? shownLines(structure, place, doc.path) : null;
      },
    },
    previous: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) =>
        (await placeOf(doc, context))?.previous ?? null,
    },
    next: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) =>
        (await placeOf(doc, context))?.next ?? null,
    },
    breadcrumbs: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) =>
        (await placeOf(doc, context))?.breadcrumbs ?? [],
    },
    tableOfContents: { resolve: tableOfContents },
    backlinks: {
      resolve: async ({ id, path }: DocNode, _: unknown, context: ResolverContext) =>
        (await listedUsersOf("routes", path, context)).filter((user) => user.id !== id),
    },
    contract: {
      resolve: ({ parent }: DocNode, _: unknown, { nodeModel }: ResolverContext) =>
        parent ? nodeModel.getNodeById({ id: parent, type: "Contract" }) : null,
    },
    cards: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) =>
        (await cardsIn(doc, contentOf(doc, context), context)) ?? [],
    },
    content: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const content = contentOf(doc, context);
        const cards = await cardsIn(doc, content, context);
        if (!content || !cards) return content;
        const home = await context.nodeModel.findOne<HomeNode>({ type: "HomePage", query: {} });
        const filled = (tree: string) =>
          JSON.stringify(withCards(JSON.parse(tree), cards, home?.stream));
        return {
          ...content,
          tree: filled(content.tree),
          drawn: content.drawn && filled(content.drawn),
        };
      },
    },
  },
};

/**
 * Makes the Doc node of a file. The text itself is in the Content node, so a change of the text
 * does not affect the pages of other docs.
 */
export function createDoc(
  api: NodeApi,
  parent: Node,
  { docId, version, folder, position, frontMatter }: DocFile,
  basics: DocumentBasics,
  { title: contentTitle, hasTitleBelow }: Pick<CompiledDocument, "title" | "hasTitleBelow">,
): void {
  const { custom_edit_url: editUrl } = frontMatter;
  createNode(api, parent, docNodes.name, api.createNodeId(`${parent.id} doc`), {
    ...basics,
    docId,
    version,
    folder,
    heading: contentTitle ?? (frontMatter.hide_title || hasTitleBelow ? null : basics.title),
    editUrl: editUrl === undefined ? basics.editUrl : editUrl || null,
    lastUpdateAuthor: frontMatter.last_update?.author,
    sidebarLabel: frontMatter.sidebar_label ?? basics.title,
    sidebarPosition: frontMatter.sidebar_position ?? position ?? undefined,
    pagerLabel: frontMatter.pagination_label ?? frontMatter.sidebar_label,
    paginationPrevious: frontMatter.pagination_prev,
    paginationNext: frontMatter.pagination_next,
    displayedSidebar: frontMatter.displayed_sidebar,
    writtenTags: frontMatter.tags ?? [],
    hideTableOfContents: frontMatter.hide_table_of_contents,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  });
}
