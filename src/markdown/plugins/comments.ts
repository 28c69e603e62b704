import type { Root } from "mdast";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visit } from "../visit";

const TRUNCATE = /^(?:\/\*)?\s*truncate\s*(?:\*\/)?$/;
const ONLY_COMMENT = /^(?:\s*\/\*[\s\S]*?\*\/\s*)*$/;

/** Removes `<!-- … -->` and `{/* … *\/}`, and notes the place of the truncate marker. */
export function comments() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const text =
        node.type === "comment"
          ? node.commentValue
          : (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
              ONLY_COMMENT.test(node.value)
            ? node.value
            : undefined;
      if (text === undefined) return undefined;
      if (TRUNCATE.test(text.trim())) {
        facts(file).truncateAt ??= node.position?.start.offset ?? null;
      }
      parent.children.splice(index, 1);
      return index;
    });
  };
}
