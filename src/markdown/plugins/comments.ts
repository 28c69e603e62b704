import type { Root } from "mdast";
import { SKIP } from "unist-util-visit";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visitMarkdown } from "../visit";

const TRUNCATE = /^(?:\/\*)?\s*truncate\s*(?:\*\/)?$/;
const ONLY_COMMENT = /^(?:\s*\/\*[\s\S]*?\*\/\s*)*$/;

/** Takes out `<!-- … -->` and `{/* … *\/}`, and notes where the truncate marker stood. */
export function comments() {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node, index, parent) => {
      const text =
        node.type === "comment"
          ? node.commentValue
          : (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
              ONLY_COMMENT.test(node.value)
            ? node.value
            : undefined;
      if (text === undefined || !parent || index === null) return undefined;
      if (TRUNCATE.test(text.trim())) {
        facts(file).truncateAt ??= node.position?.start.offset ?? null;
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
