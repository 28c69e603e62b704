/**
 * The build, the browser and a table for feeds and copies draw the same chart, so a chart is a pure
 * function of figures and of its number fields. The browser loads one chart at a time (5.1 to 6.2
 * kB), only on pages that contain it.
 */
import type { ChartField } from "./field";
import type { ContentFigure } from "./figures";
import type { Domain } from "./plot";

interface Axis {
  /** What the axis measures, with the unit. */
  label: string;
  domain: Domain;
  /** Formats a value for the small space at the axis. */
  tick: (value: number) => string;
  /** Where to put ticks, if not at round values. */
  ticks?: readonly number[];
}

/** The axis along which the reader picks a value. */
interface XAxis extends Axis {
  /** Formats a value in full. */
  format: (value: number) => string;
  step: number;
  start: number;
}

/** A quantity that has a value at each place of the x axis. */
interface Column {
  name: string;
  at: (x: number) => number;
  format: (value: number) => string;
}

/** A column that the chart draws as a curve. */
export interface Series extends Column {
  /**
   * Where the curve's name stands along the x axis. Without it, only the values below the plot name
   * the curve: its course is not known, and the name could lie on other curves.
   */
  nameAt?: number;
  /** How far the name is below the curve, in pixels. A negative number puts it above. */
  nameBelow?: number;
}

/** What a chart shows. */
export interface ChartDrawing {
  title: string;
  /** What the reader can see in the chart. */
  description: string;
  x: XAxis;
  y: Axis;
  /** At most three. */
  series: readonly Series[];
  /** Columns that the chart does not draw. They are in the table and below the plot. */
  others?: readonly Column[];
  /** Where the curves are computed. In between they are straight. */
  places: readonly number[];
  /** Places of the first curve that have a dot. */
  marks?: readonly number[];
  /** The places of the x axis for the rows of the table. */
  rows: readonly number[];
  /** The last row of the table, which belongs to no place: its name, and a cell for each column. */
  total?: readonly string[];
}

/**
 * Returns the number that a field currently has: the reader's, or the field's first if there is
 * none.
 */
export type ValueIn = (field: ChartField) => number;

/**
 * Draws a chart from the figures that its element has declared, and from the numbers in its fields.
 * The result also holds the fields.
 */
export type DrawChart<Key extends string = string> = (
  figure: (key: Key) => ContentFigure,
  valueIn: ValueIn,
) => ChartDrawing & { fields: readonly ChartField[] };
