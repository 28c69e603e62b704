import type { Node } from "gatsby";
import type { DocumentLink } from "../../markdown/facts";
import { withoutHoles } from "../../markdown/tree/replace";
import { type Section, toSections } from "../../markdown/tree/sections";
import { countWords, readingMinutes } from "../../site/text";
import { type DocumentTree, toPageTree } from "../../site/tree";
import { contentRoot } from "../files/project";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import { readFigures } from "../settings/words-file";
import type { CompiledDocument } from "./compile-ahead";

export const types = /* GraphQL */ `
  "A compiled Markdown document: all that one pass over its source has found. Shared by docs, posts and pages."
  type Content implements Node @dontInfer {
    "The document as plain data: a list of texts and elements, each element \`[name, props, ...children]\`. Props that are a class alone are the class itself."
    tree: JSON!
    "The same with what its code shows in the place of holes: the text for feeds, copies and the search."
    text: JSON!
    "The tree up to the truncate marker. Null when the document has no marker."
    preview: JSON
    "Whether the document has code of its own (imports, expressions), which fills holes in the tree."
    hasCode: Boolean!
    "Elements that the document puts into the page's head, as a tree."
    head: JSON!
    "All headings, in order."
    headings: [Heading!]!
    "The document's text, cut at its headings."
    sections: [Section!]!
    "All links, in order."
    links: [ContentLink!]!
    "Images that lie beside the source file."
    images: [ContentImage!]!
    "Figures that the text uses."
    figures: [Figure!]!
    "TeX of its formulas, in order. Null for one that was written as MathML."
    formulas: [String]!
    "Whether there are formulas, which have a font of their own."
    hasFormulas: Boolean!
    "Start of the first paragraph, plain text, at most 200 characters."
    excerpt: String!
    "Number of words."
    words: Int!
    "Minutes to read it, at 200 words a minute."
    readingMinutes: Float!
  }

  "A heading of a document."
  type Heading @dontInfer {
    "Anchor on the page."
    id: String!
    "1 to 6."
    level: Int!
    "Plain text."
    text: String!
  }

  "The text below one heading, up to the next."
  type Section @dontInfer {
    "Anchor of the heading. Null for the text before the first heading."
    id: String
    "Plain text of the heading. Null for the text before the first heading."
    heading: String
    "Plain text, without markup."
    text: String!
    "The code blocks and tables in the text, in order."
    blocks: [TextBlock!]!
  }

  "A code block or a table within a text."
  type TextBlock @dontInfer {
    "What it is."
    kind: TextBlockKind!
    "The place of its first character in the text, from 0."
    start: Int!
    "The place after its last character."
    end: Int!
    "The language of code as written. Null if there is none."
    language: String
  }

  "What a block within a text is."
  enum TextBlockKind {
    "A code block."
    code
    "A table."
    table
  }

  "A link of a document."
  type ContentLink @dontInfer {
    "The link as written."
    href: String!
    "Route or URL to which it leads. Null when it names a content file that does not exist."
    target: String
    "Line in the source file, from 1."
    line: Int!
    "Column in the line, from 1."
    column: Int!
  }

  "An image beside a source file."
  type ContentImage @dontInfer {
    "Path below \`content/\`, by which the tree names the image."
    src: String!
    "The file, with its processed sizes. Null when it has vanished since the document was compiled."
    file: File
  }
`;

/** A Content node. Its figures are the ids of their nodes. */
export interface ContentNode
  extends Node,
    Omit<CompiledDocument, "examples" | "module" | "problems" | "title"> {
  hasCode: boolean;
  /** The tree as JSON, with what its code shows; missing if it has no code or the code fails. */
  drawn?: string | null;
  /** A digest of what it was drawn from. */
  drawnFrom?: string;
  /** The links and pictures that only its code shows. */
  drawnLinks?: DocumentLink[];
}

export const contentNodes = nodeType<ContentNode>("Content");

/**
 * Returns the tree of a Content node, with what its code shows. The node keeps it as JSON, because
 * Gatsby visits all objects within a node that matches a query.
 */
export function treeOf(content: Pick<ContentNode, "drawn" | "hasCode" | "tree">): DocumentTree {
  const tree = JSON.parse(content.drawn ?? content.tree);
  return content.hasCode && !content.drawn ? withoutHoles(tree) : tree;
}

const knownSections = new Map<string, { digest: string; sections: Section[] }>();

/**
 * Returns the sections of a document. They are computed on demand, because only the search and
 * posts use them. These ask for all documents, twice, after each change.
 */
function sectionsOf(content: ContentNode): Section[] {
  const { id, internal } = content;
  const last = knownSections.get(id);
  if (last?.digest === internal.contentDigest) return last.sections;
  const sections = toSections(treeOf(content));
  knownSections.set(id, { digest: internal.contentDigest, sections });
  return sections;
}

const wordsOf = (content: ContentNode): number =>
  sectionsOf(content).reduce(
    (sum, { heading, text }) => sum + countWords(`${heading ?? ""} ${text}`),
    0,
  );

/** Returns how long a document takes to read, in minutes. */
export const minutesOf = (content: ContentNode): number => readingMinutes(wordsOf(content));

export const resolvers = {
  Content: {
    tree: { resolve: ({ tree }: ContentNode) => toPageTree(JSON.parse(tree)) },
    text: { resolve: (content: ContentNode) => toPageTree(treeOf(content)) },
    preview: { resolve: ({ preview }: ContentNode) => preview && JSON.parse(preview) },
    hasFormulas: { resolve: ({ formulas }: ContentNode) => formulas.length > 0 },
    sections: { resolve: sectionsOf },
    words: { resolve: wordsOf },
    readingMinutes: { resolve: minutesOf },
    images: { resolve: ({ images }: ContentNode) => images.map((src) => ({ src })) },
    figures: {
      resolve: ({ figures }: ContentNode, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds({ ids: figures, type: "Figure" }),
    },
  },
  ContentImage: {
    file: {
      resolve: ({ src }: { src: string }, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.findOne({
          type: "File",
          query: { filter: { absolutePath: { eq: `${contentRoot}/${src}` } } },
        }),
    },
  },
};

/** Returns the id of the Figure node of a key. */
export const figureId = (api: NodeApi, key: string): string => api.createNodeId(`figure ${key}`);

/** Makes the Content node of a document and returns its id. */
export function createContent(api: NodeApi, parent: Node, compiled: CompiledDocument): string {
  const id = api.createNodeId(`${parent.id} content`);
  const { examples: _, problems: __, title: ___, module, ...fields } = compiled;
  const known = new Set(readFigures().figures.map(({ key }) => key));
  createNode(api, parent, contentNodes.name, id, {
    ...fields,
    hasCode: module !== null,
    figures: compiled.figures.filter((key) => known.has(key)).map((key) => figureId(api, key)),
  });
  return id;
}

/** Adds to a Content node what the code of its document shows. Returns the new node. */
export function setDrawn(
  api: NodeApi,
  { id, parent, children: _, internal: __, ...fields }: ContentNode,
  drawn: Required<Pick<ContentNode, "drawn" | "drawnFrom" | "drawnLinks">>,
): ContentNode {
  const from = parent ? (api.getNode(parent) ?? null) : null;
  createNode(api, from, contentNodes.name, id, { ...fields, ...drawn });
  return contentNodes.get(api, id);
}
