/**
 * Levels of an author's text or values. Nobody writes more by hand; what reads them calls itself
 * for each level, and has only so much stack.
 */
export const MOST_NESTED = 100;

/**
 * The first node, in order, that is more than so many levels below the top. It calls nothing for a
 * level, so nothing is too deep for it.
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
