import type { Paragraph, RootContent } from "mdast";
import { isJsx } from "../jsx";

/**
 * Splits a paragraph at elements that are blocks: MDX has what follows a line of text in its paragraph,
 * and a browser ends the paragraph there. Returns undefined if there is none.
 */
export function withoutBlocks(
  { children }: Paragraph,
  isBlock: (name: string) => boolean,
): RootContent[] | undefined {
  const parts: RootContent[] = [];
  let line: Paragraph["children"] = [];
  const endLine = (): void => {
    const isEmpty = line.every((node) => node.type === "text" && node.value.trim() === "");
    if (!isEmpty) parts.push({ type: "paragraph", children: line });
    line = [];
  };
  let hasBlocks = false;
  for (const child of children) {
    if (isJsx(child) && isBlock(child.name ?? "")) {
      hasBlocks = true;
      endLine();
      parts.push({ ...child, type: "mdxJsxFlowElement" } as RootContent);
    } else line.push(child);
  }
  endLine();
  return hasBlocks ? parts : undefined;
}
