import type { List, ListItem, Root } from "mdast";
import type { VFile } from "vfile";
import { type DocumentHeading, facts } from "../facts";
import { visit } from "../visit";

/** Which headings a list within a document shows. */
interface Range {
  /** How many of the first headings are left out. */
  skipped: number;
  /** Levels of the headings. */
  least: number;
  most: number;
}

const places = new WeakMap<object, Range>();

/** Notes that a list of the document's headings takes the place of a node. */
export const noteContents = (node: object, range: Range): void => void places.set(node, range);

/** Returns headings as a list, in which smaller headings are below the one before them. */
function listOf(headings: readonly DocumentHeading[]): List {
  const children: ListItem[] = [];
  for (let index = 0; index < headings.length; ) {
    const heading = headings[index];
    if (!heading) break;
    const { id, level, text } = heading;
    const end = headings.findIndex((other, at) => at > index && other.level <= level);
    const below = headings.slice(index + 1, end < 0 ? undefined : end);
    children.push({
      type: "listItem",
      spread: false,
      children: [
        {
          type: "paragraph",
          children: [{ type: "link", url: `#${id}`, children: [{ type: "text", value: text }] }],
        },
        ...(below.length > 0 ? [listOf(below)] : []),
      ],
    });
    index += 1 + below.length;
  }
  return { type: "list", ordered: false, spread: false, children };
}

/** Puts the list of headings in, once all headings have their ids. */
export function contents() {
  return (tree: Root, file: VFile): void =>
    visit(tree, (node, index, parent) => {
      const range = places.get(node);
      if (!range) return;
      const shown = facts(file)
        .headings.filter(({ level }) => level > 1)
        .slice(range.skipped)
        .filter(({ level }) => level >= range.least && level <= range.most);
      if (shown.length > 0) parent.children[index] = listOf(shown);
    });
}
