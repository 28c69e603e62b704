import type { Node } from "gatsby";
import type { ResolverContext } from "../nodes/nodes";
import { readSite } from "../settings/site-file";

interface LimitedNode extends Node {
  contentId: string;
  hideTableOfContents: boolean;
  minHeadingLevel: number | undefined;
  maxHeadingLevel: number | undefined;
}

interface ContentNode extends Node {
  headings: { id: string; level: number; text: string }[];
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
  const content = nodeModel.getNodeById<ContentNode>({ id: node.contentId, type: "Content" });
  return (content?.headings ?? []).filter(({ level }) => level >= min && level <= max);
}
