import type { Root } from "hast";
import type { VFile } from "vfile";
import type { ShownFigure } from "../../site/charts/figures";
import type { Environment } from "../environment";
import { ownNames } from "../javascript/own-names";
import { attributesOf, isJsx } from "../jsx";
import { noteFigures } from "../note-figures";
import { reportError } from "../report";
import { visit } from "../visit";

/**
 * Draws diagrams: an element that draws becomes the element `Diagram` around its shapes.
 */
export function diagrams({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);

    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      const { position } = node;
      const name = node.name ?? "";
      const { diagram, figures: keys = [] } = environment.elements.get(name) ?? {};
      if (!diagram || own.has(name)) return undefined;
      noteFigures(name, file, environment, position);
      const figures = new Map<string, ShownFigure>();
      for (const key of keys) {
        const figure = environment.figure(key);
        if (figure) figures.set(key, figure);
      }
      if (figures.size < keys.length) {
        parent.children.splice(index, 1);
        return index;
      }
      const drawing = diagram((key) => figures.get(key) as ShownFigure);
      if (drawing.problem) reportError(file, "wrong-figures", drawing.problem, position);
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Diagram",
        attributes: attributesOf({
          title: drawing.title,
          description: drawing.description,
          height: `${drawing.height}em`,
        }),
        children: drawing.shapes,
        position,
      };
      return undefined;
    });
  };
}
