import type { Root } from "hast";
import type { VFile } from "vfile";
import { type DiagramName, diagramFigures } from "../../site/elements";
import type { Environment, ShownFigure } from "../environment";
import { ownNames } from "../javascript/own-names";
import { noteFigures } from "../note-figures";
import { reportError } from "../report";
import { visit } from "../visit";
import { allocation } from "./allocation";
import type { Draw } from "./drawing";
import { epochTimeline } from "./epoch-timeline";
import { strategyParts } from "./strategy-parts";
import { valueFlow } from "./value-flow";

const drawers: { [Name in DiagramName]: Draw<Name> } = {
  Allocation: allocation,
  EpochTimeline: epochTimeline,
  StrategyParts: strategyParts,
  ValueFlow: valueFlow,
};

const isDiagram = (name: string | null): name is DiagramName =>
  name !== null && Object.hasOwn(diagramFigures, name);

/**
 * Draws diagrams: `<ValueFlow />` becomes the element `Diagram` around the shapes of its drawing.
 */
export function diagrams({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);

    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
      const { name, position } = node;
      if (!isDiagram(name) || own.has(name)) return undefined;
      noteFigures(name, file, environment, position);
      const figures = new Map<string, ShownFigure>();
      for (const key of diagramFigures[name]) {
        const figure = environment.figure(key);
        if (figure) figures.set(key, figure);
      }
      if (figures.size < diagramFigures[name].length) {
        parent.children.splice(index, 1);
        return index;
      }
      const drawing = drawers[name]((key) => figures.get(key) as ShownFigure);
      if (drawing.problem) reportError(file, "wrong-figures", drawing.problem, position);
      const attributes = {
        title: drawing.title,
        description: drawing.description,
        height: `${drawing.height}em`,
      };
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Diagram",
        attributes: Object.entries(attributes).map(([attribute, value]) => ({
          type: "mdxJsxAttribute",
          name: attribute,
          value,
        })),
        children: drawing.shapes,
        position,
      };
      return undefined;
    });
  };
}
