import type { Root } from "mdast";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visit } from "../visit";

const TRUNCATE = /^(?:\/\*)?\s*truncate\s*(?:\*\/)?$/;
/** An id of a heading, as the first word of a comment. */
const HEADING_ID = /^\s*(?:\/\*)?\s*#(?<id>(?:(?!\*\/)\S)+)/;
const ONLY_COMMENT = /^(?:\s*\/\*[\s\S]*?\*\/\s*)*$/;

/**
 * Removes `<!-- … -->` and `{/* … *\/}`, and notes the place of the truncate marker. A comment at
 * the end of a heading may hold its id: `{/* #id *\/}`.
 */
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
      const id = HEADING_ID.exec(text)?.groups?.id;
      const isLast = index === parent.children.length - 1;
      if (id !== undefined && isLast && "depth" in parent) {
        parent.children[index] = { type: "headingId", value: id, position: node.position };
        return undefined;
      }
      parent.children.splice(index, 1);
      return index;
    });
  };
}
