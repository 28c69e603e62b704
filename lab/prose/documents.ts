import { join } from "node:path";
import type { Root } from "mdast";
import { VFile } from "vfile";
import { contentRoot, fromRoot } from "../../src/data/files/project";
import { splitFrontMatter } from "../../src/markdown/front-matter";
import { sourceDocuments, sourceParser, syntaxFault } from "../source-documents";
import { type Block, type Finding, toBlocks } from "./blocks";

/** A document of the content, as the prose checks see it. */
export interface Document {
  kind: "docs" | "blog" | "pages";
  /** Path from the project's root. */
  file: string;
  /** Its text in reading order, with names and figures filled in. */
  blocks: Block[];
  /** The reason why the document cannot be read and has no blocks. Empty for a readable one. */
  unreadable: Finding[];
}

/** Parses a Markdown text into blocks with the site's own syntax. `path` is absolute. */
export function blocksOf(source: string, path = join(contentRoot, "docs/sample.md")): Block[] {
  const file = new VFile({ value: splitFrontMatter(source).body, path });
  return toBlocks(sourceParser.runSync(sourceParser.parse(file), file) as Root);
}

/** Says where the parser stopped and why. `npm run check` says more. */
const unreadable = ({ line, reason }: ReturnType<typeof syntaxFault>): Finding => ({
  line: line ?? 1,
  message: `The file cannot be read from here on: ${reason}`,
});

/** Reads the blocks of a file. If it cannot be parsed, returns the reason. */
function read(body: string, path: string): Pick<Document, "blocks" | "unreadable"> {
  try {
    return { blocks: blocksOf(body, path), unreadable: [] };
  } catch (error) {
    return { blocks: [], unreadable: [unreadable(syntaxFault(error))] };
  }
}

/** Returns all docs, posts and pages of the content. A missing folder gives none. */
export const documents = (): Document[] =>
  sourceDocuments().map(({ kind, path, body }) => ({
    kind,
    file: fromRoot(path),
    ...read(body, path),
  }));
