import type { Element } from "hast";
import type { DiagramName, diagramFigures } from "../../site/elements";
import type { ShownFigure } from "../environment";

/** A diagram as the `Diagram` element shows it. */
export interface Drawing {
  title: string;
  /** A description of the drawing, for all readers. */
  description: string;
  /** In rem. The drawing is as wide as the space around it allows. */
  height: number;
  shapes: Element[];
  /** What is wrong with the diagram's figures. */
  problem?: string;
}

type DiagramFigureKey<Name extends DiagramName> = (typeof diagramFigures)[Name][number];

/** A function that draws a diagram from the figures that `src/site/elements.ts` declares for it. */
export type Draw<Name extends DiagramName> = (
  figure: (key: DiagramFigureKey<Name>) => ShownFigure,
) => Drawing;
