import type { Root } from "hast";
import { visit } from "../visit";

/**
 * Names what a screen reader would find without a name, or with the same as its neighbours: check
 * boxes, and ways back from notes.
 */
export function names() {
  return (tree: Root): void => {
    let note = 0;
    let way = 0;
    visit(tree, (node) => {
      if (node.type !== "element" || !node.properties) return;
      const { properties, tagName } = node;
      if (tagName === "input" && properties.type === "checkbox") {
        properties.ariaLabel = properties.checked ? "Done" : "To do";
      }
      if (tagName === "li" && String(properties.id).includes("fn-")) {
        note += 1;
        way = 0;
      }
      if (properties.dataFootnoteBackref !== undefined) {
        way += 1;
        // The number that GitHub writes behind further arrows would be no part of the name.
        node.children = [{ type: "text", value: "↩" }];
        properties.ariaLabel = `Back to note ${note} in the text${way > 1 ? `, ${way}` : ""}`;
      }
    });
  };
}
