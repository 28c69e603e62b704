/**
 * How many levels deep an author's text or values may be nested. Nobody writes more by hand. The
 * code that reads them calls itself for each level, and the call stack is limited.
 */
export const MOST_NESTED = 100;

/**
 * Returns the first node, in order, that is more than `levels` below the top. It does not call
 * itself, so no depth is too large for it.
 */
export function firstBelow<Node>(
  top: Node,
  levels: number,
  partsOf: (node: Node) => readonly Node[],
): Node | undefined {
  const open = [{ node: top, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next;
    if (level > levels) return node;
    for (const part of partsOf(node).toReversed()) open.push({ node: part, level: level + 1 });
  }
  return undefined;
}
