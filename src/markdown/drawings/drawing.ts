import type { Element } from "hast";
import type { DiagramName, diagramFigures } from "../../site/elements";
import type { ShownFigure } from "../environment";

/** A diagram as the element `Diagram` shows it. */
export interface Drawing {
  title: string;
  /** What there is to see, for all readers. */
  description: string;
  /** In rem; it is as wide as its place. */
  height: number;
  shapes: Element[];
  /** What is wrong with its figures. */
  problem?: string;
}

type FigureKey<Name extends DiagramName> = (typeof diagramFigures)[Name][number];

/** Draws a diagram from the figures that it has declared in `src/site/elements.ts`. */
export type Draw<Name extends DiagramName> = (
  figure: (key: FigureKey<Name>) => ShownFigure,
) => Drawing;
