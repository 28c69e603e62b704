import type { List, ListItem } from "mdast";
import { defaultHandlers, type Options } from "remark-rehype";

type Handler = NonNullable<Options["handlers"]>[string];

const known = new WeakMap<List, boolean>();

/** Whether the items of a list are paragraphs, which is so for all of them or for none. */
function isLoose(list: List): boolean {
  const last = known.get(list);
  if (last !== undefined) return last;
  const isSpread = ({ spread, children }: ListItem) => spread ?? children.length > 1;
  const loose = list.spread || list.children.some(isSpread);
  known.set(list, loose);
  return loose;
}

/** An item of a list. The library would ask all items of the list for each of them. */
export const listItem: Handler = (state, node: ListItem, parent) =>
  defaultHandlers.listItem(
    state,
    parent?.type === "list" ? { ...node, spread: isLoose(parent) } : node,
    null,
  );
