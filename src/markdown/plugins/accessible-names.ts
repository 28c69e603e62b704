import type { Root } from "hast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { wordLanguage } from "../interface-language";
import { visit } from "../visit";

/**
 * Gives names to elements that have none for a screen reader, or the same as their neighbours:
 * checkboxes, and links back from footnotes.
 */
export function names({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const language = wordLanguage(environment, file.path);
    let note = 0;
    let way = 0;
    visit(tree, (node) => {
      if (node.type !== "element" || !node.properties) return;
      const { properties, tagName } = node;
      if (tagName === "input" && properties.type === "checkbox") {
        const ariaLabel = properties.checked ? STRINGS.prose.done : STRINGS.prose.toDo;
        Object.assign(properties, language, { ariaLabel });
      }
      if (properties.id === "footnote-label") Object.assign(properties, language);
      if (tagName === "li" && String(properties.id).includes("fn-")) {
        note += 1;
        way = 0;
      }
      if (properties.dataFootnoteBackref !== undefined) {
        way += 1;
        // GitHub adds a visible number to further arrows, which would not be part of this name.
        node.children = [{ type: "text", value: "↩" }];
        const ariaLabel =
          way > 1 ? STRINGS.prose.noteBackAgain(note, way) : STRINGS.prose.noteBack(note);
        Object.assign(properties, language, { ariaLabel });
      }
    });
  };
}
