import type { FootnoteReference, List, ListItem } from "mdast";
import { defaultHandlers, type Options } from "remark-rehype";
import { Names } from "./names";

type Handlers = NonNullable<Options["handlers"]>;

const loose = new WeakMap<List, boolean>();

/** Whether the items of a list hold paragraphs: all of them do if one does. */
function isLoose(list: List): boolean {
  const known = loose.get(list);
  if (known !== undefined) return known;
  const isSpread = ({ spread, children }: ListItem) => spread ?? children.length > 1;
  const found = list.spread || list.children.some(isSpread);
  loose.set(list, found);
  return found;
}

/** Makes HTML of what the library takes long for where there is very much of it. */
export const handlers: Handlers = {
  // The library asks all items of the list for each of them.
  listItem: (state, node: ListItem, parent) =>
    defaultHandlers.listItem(
      state,
      parent?.type === "list" ? { ...node, spread: isLoose(parent) } : node,
      null,
    ),
  // The library looks through all footnotes for each reference.
  footnoteReference(state, node: FootnoteReference) {
    if (!(state.footnoteOrder instanceof Names)) state.footnoteOrder = new Names();
    return defaultHandlers.footnoteReference(state, node);
  },
};
