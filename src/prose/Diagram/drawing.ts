import type { Element } from "hast";
import type { ShownFigure } from "../../site/charts/figures";

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

/** A function that draws a diagram from the figures that its element declares. */
export type DrawDiagram<Key extends string = string> = (
  figure: (key: Key) => ShownFigure,
) => Drawing;
