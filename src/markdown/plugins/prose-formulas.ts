import type { Root } from "mdast";
import type { VFile } from "vfile";
import { shown } from "../../site/text";
import { reportWarning } from "../report";
import { readsLikeProse } from "../syntax/formula-text";
import { visit } from "../visit";

/** Warns where two dollar signs of a sentence have become a formula. */
export function proseFormulas() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== "inlineMath" || !readsLikeProse(node.value)) return;
      const message = `${shown(`$${node.value}$`)} is a formula, but reads like prose. If you mean the dollar sign, write \`\\$\`, or set \`markdown.math\` in content/site.yml to \`auto\` or \`off\`. If you mean the formula, write its words as \`\\text{…}\`.`;
      reportWarning(file, "prose-formula", message, node.position);
    });
  };
}
