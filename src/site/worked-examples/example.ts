import type { NumberFormat } from "./number-format";
import { evaluate, type Operations, type Program } from "./program";

/** The least and most that a reader may set, and how far an arrow key goes. */
export interface InputRange {
  least: number;
  most: number;
  step: number;
}

/** An input of an example. A column has a value for each row of a table. */
export interface ExampleInput {
  /** What the reader is told that it is. Missing if that is its name. */
  label?: string;
  value: number | readonly number[] | readonly string[];
  format?: NumberFormat;
  /** Missing if the reader cannot change it. */
  range?: InputRange;
  /** The key of the figure that it stands for. Charts within the example show it in its place. */
  figure?: string;
}

/** An input that a reader can change. */
export type FreeInput = ExampleInput & { range: InputRange };

/** A result of an example. */
export interface ExampleResult {
  /** Missing if it is the name. */
  label?: string;
  program: Program;
  format?: NumberFormat;
  isColumn?: boolean;
}

/** An example as plain data, from which both the build and the browser calculate. */
export interface ExampleData {
  inputs: Readonly<Record<string, ExampleInput>>;
  /** In an order in which each needs only those before it. */
  results: Readonly<Record<string, ExampleResult>>;
  /** How many rows a column has; 0 if there is no column. */
  rows: number;
  /** Whether it calls formulas of the site, which a browser loads on demand. */
  needsFormulas?: boolean;
}

/** The inputs that the reader has changed, by name. */
export type Changed = ReadonlyMap<string, number>;

/** A value, or the values of a column. */
type Value = number | readonly number[] | readonly string[];

/** The values of an example, by name. */
export type ExampleValues = ReadonlyMap<string, Value>;

/** Returns a value, or that of a column in a row. */
export function valueAt(values: ExampleValues, name: string, row = 0): number | string {
  const value = values.get(name) ?? Number.NaN;
  return typeof value === "number" ? value : (value[row] ?? Number.NaN);
}

/** Calculates all values of an example. */
export function calculate(
  { inputs, results, rows }: ExampleData,
  operations: Operations,
  changed: Changed = new Map(),
): ExampleValues {
  const values = new Map<string, Value>();
  const numberOf = (name: string, row?: number): number => Number(valueAt(values, name, row));
  for (const [name, { value }] of Object.entries(inputs))
    values.set(name, changed.get(name) ?? value);
  for (const [name, { program, isColumn }] of Object.entries(results)) {
    const at = (row?: number) => evaluate(program, numberOf, operations, rows, row);
    values.set(name, isColumn ? Array.from({ length: rows }, (_, row) => at(row)) : at());
  }
  return values;
}

/** Returns the names of results that are no number: they divide by zero, or are too large. */
export const impossible = ({ results }: ExampleData, values: ExampleValues): string[] =>
  Object.keys(results).filter((name) =>
    [values.get(name)].flat().some((value) => !Number.isFinite(value)),
  );
