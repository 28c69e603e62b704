import type { DocumentTree } from "../../site/tree";

/** Joins neighbouring texts, because React would put a comment between them in the HTML. */
export function joinTexts(nodes: DocumentTree): DocumentTree {
  const joined: DocumentTree = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string")
      joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}

/**
 * Returns a tree with something else in the place of its holes. `fill` gets the number of a hole, and
 * its children, which are filled already.
 */
export const fillHoles = (
  nodes: DocumentTree,
  fill: (n: number, children: DocumentTree) => DocumentTree,
): DocumentTree =>
  joinTexts(
    nodes.flatMap((node): DocumentTree => {
      if (typeof node === "string") return [node];
      const [name, props, ...children] = node;
      const inner = fillHoles(children, fill);
      return name === "Hole" ? fill(Number(props.n), inner) : [[name, props, ...inner]];
    }),
  );
