import type { Extension as FromMarkdown } from "mdast-util-from-markdown";
import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";
import { addSyntax } from "./add-syntax";
import { labels } from "./labels";
import { spans } from "./spans";

/**
 * The syntax of GitHub's tables. This version reads many rows in linear time. Its types are those
 * of a later micromark, hence the cast.
 */
export const table = gfmTable() as Extension;

/**
 * Whether a source may hold a bare address, which GitHub's Markdown turns into a link without any
 * syntax.
 */
export const hasBareAddress = (source: string): boolean => /https?:\/\/|www\.|@/i.test(source);

/**
 * Adds GitHub's Markdown: tables, footnotes, strikethrough, task lists and bare addresses. The
 * syntax of bare addresses tries every word of the text and takes as long as the rest of the
 * parser. Documents without an address do not need it.
 */
export function gfm(this: Processor, { bareAddresses }: { bareAddresses: boolean }): void {
  addSyntax(this, table, gfmTableFromMarkdown);
  addSyntax(this, labels, gfmFootnoteFromMarkdown() as FromMarkdown);
  addSyntax(this, spans, gfmStrikethroughFromMarkdown);
  addSyntax(this, gfmTaskListItem, gfmTaskListItemFromMarkdown);
  if (bareAddresses) addSyntax(this, gfmAutolinkLiteral, gfmAutolinkLiteralFromMarkdown);
}
