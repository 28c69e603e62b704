import type { Element } from "hast";
import type { List, ListItem } from "mdast";
import type { InlineMath, Math as MathBlock } from "mdast-util-math";
import { defaultHandlers, type Options } from "remark-rehype";

type Handlers = NonNullable<Options["handlers"]>;

const loose = new WeakMap<List, boolean>();

/** Whether the items of a list hold paragraphs. If one item does, all of them do. */
function isLoose(list: List): boolean {
  const known = loose.get(list);
  if (known !== undefined) return known;
  const isSpread = ({ spread, children }: ListItem) => spread ?? children.length > 1;
  const found = list.spread || list.children.some(isSpread);
  loose.set(list, found);
  return found;
}

/** Returns a formula as HTML, for the plugin `math`. */
const formula = (
  kind: "math-display" | "math-inline",
  { value, position }: InlineMath | MathBlock,
) =>
  ({
    type: "element",
    tagName: "span",
    properties: { className: ["math", kind] },
    children: [{ type: "text", value }],
    position,
  }) satisfies Element;

/** From here on, the numbers of a list need more room. */
const LONG_NUMBER = 100;

/** Handlers of formulas and of lists. */
export const handlers: Handlers = {
  inlineMath: (_, node: InlineMath) => formula("math-inline", node),
  math: (_, node: MathBlock) => formula("math-display", node),
  list: (state, node: List) => {
    const list = defaultHandlers.list(state, node);
    const last = (node.start ?? 1) + node.children.length - 1;
    if (node.ordered && last >= LONG_NUMBER) list.properties.className = ["long-numbers"];
    return list;
  },
  // For each item, remark-rehype looks at all items of the list. It does not without the list.
  listItem: (state, node: ListItem, parent) =>
    defaultHandlers.listItem(
      state,
      parent?.type === "list" ? { ...node, spread: isLoose(parent) } : node,
      undefined,
    ),
};
