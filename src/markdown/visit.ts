interface Branch<Node> {
  children: Node[];
}

/**
 * May answer with a number: the index to go on with, where it has taken nodes out or put some in.
 */
type Visitor<Node> = (node: Node, index: number, parent: Branch<Node>) => unknown;

/**
 * Walks a tree, parents before their children. A document is walked a dozen times, and
 * unist-util-visit, which can do more, takes several times as long; its types are too deep for the
 * compiler once MDX is among the nodes.
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
