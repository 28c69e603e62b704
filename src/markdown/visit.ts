interface Branch<Node> {
  children: Node[];
}

/**
 * A visitor of nodes. If it has removed or inserted nodes, it may return the index at which to
 * continue.
 */
type Visitor<Node> = (node: Node, index: number, parent: Branch<Node>) => unknown;

/**
 * Walks a tree, parents before their children. A document is walked a dozen times. unist-util-visit
 * can do more, but takes several times as long. Its types are too deep for the TypeScript compiler
 * once MDX nodes are included.
 */
export function visit<Node extends object>(parent: Branch<Node>, visitor: Visitor<Node>): void {
  for (let index = 0; index < parent.children.length; ) {
    const node = parent.children[index];
    if (!node) return;
    const next = visitor(node, index, parent);
    if (typeof next === "number") {
      index = next;
      continue;
    }
    const inner = parent.children[index] as Node | Branch<Node> | undefined;
    if (inner && "children" in inner) visit(inner, visitor);
    index += 1;
  }
}
