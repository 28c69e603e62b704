import type { Root } from "hast";
import { visit } from "../visit";

/**
 * Gives names to elements that have none for a screen reader, or the same as their neighbours:
 * checkboxes, and links back from footnotes.
 */
export function names() {
  return (tree: Root): void => {
    let note = 0;
    let way = 0;
    visit(tree, (node) => {
      if (node.type !== "element" || !node.properties) return;
      const { properties, tagName } = node;
      if (tagName === "input" && properties.type === "checkbox") {
        properties.ariaLabel = properties.checked ? STRINGS.prose.done : STRINGS.prose.toDo;
      }
      if (tagName === "li" && String(properties.id).includes("fn-")) {
        note += 1;
        way = 0;
      }
      if (properties.dataFootnoteBackref !== undefined) {
        way += 1;
        // GitHub adds a visible number to further arrows, which would not be part of this name.
        node.children = [{ type: "text", value: "↩" }];
        properties.ariaLabel =
          way > 1 ? STRINGS.prose.noteBackAgain(note, way) : STRINGS.prose.noteBack(note);
      }
    });
  };
}
