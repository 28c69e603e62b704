import type { Node } from "gatsby";
import type { ResolverContext } from "../nodes/nodes";
import { readSite } from "../settings/site-file";
import { type ContentNode, contentNodes } from "./content";

interface LimitedNode extends Node {
  contentId: string;
  hideTableOfContents: boolean;
  minHeadingLevel: number | undefined;
  maxHeadingLevel: number | undefined;
}

/**
 * Returns the headings to list beside a doc or post. The front matter limits their levels, or else
 * the site does (D5).
 */
export function tableOfContents(node: LimitedNode, _: unknown, { nodeModel }: ResolverContext) {
  if (node.hideTableOfContents) return [];
  const limits = readSite().docs.tableOfContents;
  const min = node.minHeadingLevel ?? limits.minLevel;
  const max = node.maxHeadingLevel ?? limits.maxLevel;
  const content = nodeModel.getNodeById<ContentNode>({
    id: node.contentId,
    type: contentNodes.name,
  });
  return (content?.headings ?? []).filter(({ level }) => level >= min && level <= max);
}
