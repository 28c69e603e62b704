import { clampTo } from "./scale";

/** What a number field accepts. */
export interface NumberRules {
  /** Its first value, and what stands in while there is none. */
  start: number;
  min: number;
  max: number;
  /** "weeks" */
  unit?: string;
}

/** A number of a chart that the reader may change. */
export interface ChartField extends NumberRules {
  /** What it sets, with the unit; no other field of the chart has the same. */
  label: string;
  /** By how much the arrow keys change it; 1 if not said. */
  step?: number;
}

/** What counts in a field before anything is typed: a figure may be out of its bounds. */
export const startOf = ({ start, min, max }: NumberRules): number => clampTo([min, max], start);
