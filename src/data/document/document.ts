import { sort } from "d3-array";
import type { Node } from "gatsby";
import { fileNodes } from "../nodes/file-nodes";
import { nodeType } from "../nodes/node-type";
import type { NodeApi } from "../nodes/nodes";
import type { PageOfKind } from "../nodes/page";
import { type ContentFile, readContentFile } from "./content-file";

/** Fields that docs, posts and pages have in common. */
export interface DocumentBasics {
  title: string;
  description: string;
  keywords: string[];
  image: string | undefined;
  lastUpdate: string | undefined;
  /** Who has changed the file, if the site shows it. */
  contributors: string[];
  unlisted: boolean;
  editUrl: string | undefined;
  /** Path of the source from the project's root. */
  file: string;
  /** Route. */
  path: string;
  /** Routes from which redirects lead to the document. */
  redirectFrom: string[];
  contentId: string;
  /** Whether the document has code of its own. */
  hasCode: boolean;
  /** Whether the document puts elements into the page's head. */
  hasHead: boolean;
  /** Keys of its front matter that this site does not know. */
  unknownKeys: string[];
  /** Absolute paths of the content files that the document links to. */
  linkedFiles: string[];
  /** Absolute paths of the Markdown files that the document imports. */
  parts: string[];
  /** Absolute paths of the components that the document and these Markdown files import. */
  code: string[];
  /** Absolute paths of files whose text is in the document. */
  sources: string[];
  /** Digest of everything that the nodes were made from, except the document's text. */
  environment: string;
}

/** The node of a doc, post or page. */
export interface DocumentNode extends Node, DocumentBasics {}

/** The types of documents. */
export const documentTypes = ["Doc", "BlogPost", "Page"].map((name) =>
  nodeType<DocumentNode>(name),
);

export const isDocument = (node: Node | undefined): node is DocumentNode =>
  documentTypes.some(({ is }) => is(node));

/** Returns all documents, by file: Gatsby reads files in no fixed order. */
export const allDocuments = (api: Pick<NodeApi, "getNodesByType">): DocumentNode[] =>
  sort(
    documentTypes.flatMap(({ all }) => all(api)),
    ({ file }) => file,
  );

/**
 * Returns the page of a document. If the document has code of its own, gatsby-plugin-mdx passes
 * what fills its holes to the same template as `children`. `sections` are around the page, outermost
 * first.
 */
export const documentPage = (
  { id, path, file, title, image, hasCode, hasHead }: DocumentNode,
  sections: readonly string[],
  context?: Record<string, unknown>,
): PageOfKind => ({
  path,
  context: { id, ...(hasHead && { hasHead }), ...context },
  ...(hasCode && { module: file }),
  // An author's own picture is the page's preview.
  ...(!image && { card: { title, sections } }),
});

/** Returns the files of all documents, drafts included. */
export const contentFiles = (api: Pick<NodeApi, "getNodesByType">): ContentFile[] =>
  fileNodes
    .all(api)
    .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath))
    .flatMap(({ absolutePath }) => readContentFile(absolutePath) ?? []);
