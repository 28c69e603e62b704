import { existsSync, readFileSync } from "node:fs";
import { parseUnits } from "viem";
import { environment } from "../../src/data/document/environment";
import { compileExample } from "../../src/markdown/worked-examples/compile-example";
import { valueAt } from "../../src/site/worked-examples/example";

/** The values of a worked example of a doc. A percentage is a share. */
export interface WorkedExample {
  /** Returns a value, or that of a column in a row. Rows count from 0. */
  value(name: string, row?: number): number;
  /** Returns a value in the smallest unit of a token. */
  units(name: string, decimals: number, row?: number): bigint;
  rows: number;
}

/** The keys of figures are for messages, of which a checked doc has none. */
const exampleEnvironment = () => ({
  words: environment.words(),
  figure: environment.figure,
  figureKeys: [],
});

const EXAMPLE = /^:::example.*\n+```yaml\n([\s\S]*?)^```$/gm;

/**
 * Returns the first worked example of a doc that has all these values. There is none if the owner
 * of the content has removed it.
 */
export function workedExample(doc: string, names: readonly string[]): WorkedExample | undefined {
  if (!existsSync(doc)) return undefined;
  const source = readFileSync(doc, "utf8");
  for (const [, yaml = ""] of source.matchAll(EXAMPLE)) {
    const example = compileExample(yaml, exampleEnvironment(), []);
    if (!example || !names.every((name) => example.values.has(name))) continue;
    const value = (name: string, row?: number): number =>
      Number(valueAt(example.values, name, row));
    return {
      value,
      units: (name, decimals, row) => parseUnits(String(value(name, row)), decimals),
      rows: example.data.rows,
    };
  }
  return undefined;
}
