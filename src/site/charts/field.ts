import { clampTo } from "./scale";

/** What a number field accepts. */
export interface NumberRules {
  /** The first value. It also counts while the field has no number. */
  start: number;
  min: number;
  max: number;
  /** Writes an amount with its unit, such as "4 weeks", from a number and the number as text. */
  unit?: (count: number, number: string) => string;
}

/** A number of a chart that the reader may change. */
export interface ChartField extends NumberRules {
  /** What the field sets, with the unit. No other field of the chart has the same label. */
  label: string;
  /** How far the arrow keys change the number. The default is 1. */
  step?: number;
}

/**
 * Returns the number that a field has before the reader types anything. The figure behind it may be
 * outside the field's bounds, so it is brought inside.
 */
export const startOf = ({ start, min, max }: NumberRules): number => clampTo([min, max], start);
