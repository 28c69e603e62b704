import type { ElementName } from "../elements";
import type { Domain } from "../plot";
import type { ChartField } from "./field";
import type { ContentFigure, FigureKey } from "./figures";

interface Axis {
  /** What it measures, with the unit. */
  label: string;
  domain: Domain;
  /** A value in the little room at the axis. */
  tick: (value: number) => string;
  /** Where to put ticks, if not at round values. */
  ticks?: readonly number[];
}

/** The axis along which the reader moves. */
interface XAxis extends Axis {
  /** A value in full. */
  format: (value: number) => string;
  step: number;
  start: number;
}

/** Something that has a value at each place of the x axis. */
interface Column {
  name: string;
  at: (x: number) => number;
  format: (value: number) => string;
}

/** A column that is drawn. */
export interface Series extends Column {
  /** Where along the x axis its name is written. */
  nameAt: number;
  /** How far below the curve, in pixels; negative is above it. */
  nameBelow?: number;
}

/** What a chart shows. */
export interface ChartDrawing {
  title: string;
  /** What there is to see. */
  description: string;
  x: XAxis;
  y: Axis;
  /** At most three. */
  series: readonly Series[];
  /** Given in the table and below the plot, but not drawn. */
  others?: readonly Column[];
  /** Where the curves are worked out; in between they are straight. */
  places: readonly number[];
  /** Rows of the table. */
  rows: readonly number[];
}

/**
 * Gives the number that counts in a field: the reader's, or where there is none the field's first.
 */
export type ValueIn = (field: ChartField) => number;

/**
 * Draws a chart from the figures that its element has declared and from what counts in its fields,
 * which it returns as well.
 */
export type DrawChart<Name extends ElementName = ElementName> = (
  figure: (key: FigureKey<Name>) => ContentFigure,
  valueIn: ValueIn,
) => ChartDrawing & { fields: readonly ChartField[] };
