import type { DocumentTree, TreeElement, TreeProps } from "../../site/tree";

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
 * Returns a tree with something else in the place of the elements of a name. `replacement` gets an
 * element, in whose children they are replaced already.
 */
export const replaceElements = (
  nodes: DocumentTree,
  name: string,
  replacement: (element: TreeElement) => DocumentTree,
): DocumentTree =>
  joinTexts(
    nodes.flatMap((node): DocumentTree => {
      if (typeof node === "string") return [node];
      const [own, props, ...children] = node;
      const inner = replaceElements(children, name, replacement);
      const element: TreeElement = [own, props, ...inner];
      return own === name ? replacement(element) : [element];
    }),
  );

/**
 * Returns the nodes without holes. What Markdown writes takes the place of the owner's element for it.
 * `inHole` gives what takes the place of any other hole; the children, unless told.
 */
export const withoutHoles = (
  nodes: DocumentTree,
  inHole: (n: number, children: DocumentTree) => DocumentTree = (_, children) => children,
): DocumentTree =>
  replaceElements(nodes, "Hole", ([, { n, name, written }, ...children]) =>
    written === undefined
      ? inHole(Number(n), children)
      : [[String(name), Object(written), ...children]],
  );

/** Returns the nodes without the elements of a name. Their children take their place. */
export const unwrap = (nodes: DocumentTree, name: string): DocumentTree =>
  replaceElements(nodes, name, ([, , ...children]) => children);

/** Matches the ids of footnotes, and links to them. */
const OF_NOTES = /^#?(?:user-content-fn|footnote-label$)/;

const withSuffix = (props: TreeProps, suffix: string): TreeProps =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (typeof value === "string") return [name, OF_NOTES.test(value) ? value + suffix : value];
      return [name, name === "written" ? withSuffix(Object(value), suffix) : value];
    }),
  );

/** Returns the nodes with other ids of footnotes. A page may have those of several parts. */
export const withOwnNotes = (nodes: DocumentTree, suffix: string): DocumentTree =>
  nodes.map((node) => {
    if (typeof node === "string") return node;
    const [name, props, ...children] = node;
    return [name, withSuffix(props, suffix), ...withOwnNotes(children, suffix)];
  });
