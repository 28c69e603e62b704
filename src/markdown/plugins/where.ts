import { type PluggableList, unified } from "unified";
import type { Node } from "unist";
import type { VFile } from "vfile";

/**
 * Plugins for those documents only whose source has a sign of what they look for. To walk a tree
 * for nothing takes far longer than to look into the text.
 */
export function where(sign: RegExp, plugins: PluggableList) {
  const processor = unified().use(plugins).freeze();
  return () =>
    (tree: Node, file: VFile): Node =>
      sign.test(String(file)) ? processor.runSync(tree, file) : tree;
}
