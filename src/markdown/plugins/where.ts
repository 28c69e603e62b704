import { type PluggableList, unified } from "unified";
import type { Node } from "unist";
import type { VFile } from "vfile";

/**
 * Runs plugins only on documents whose source contains a sign of what they look for. Walking a tree
 * in vain takes far longer than searching the text.
 */
export function where(sign: RegExp, plugins: PluggableList) {
  const processor = unified().use(plugins).freeze();
  return () =>
    (tree: Node, file: VFile): Node =>
      sign.test(String(file)) ? processor.runSync(tree, file) : tree;
}
