import {
  calculate,
  type ExampleData,
  type ExampleInput,
  type ExampleResult,
  type ExampleValues,
  impossible,
} from "../../site/worked-examples/example";
import { operations } from "../../site/worked-examples/operations";
import type { Program } from "../../site/worked-examples/program";
import { type Compiled, compileExpression } from "./compile-expression";
import { type Expression, ExpressionFault, namesIn, parseExpression } from "./parse";
import { formatOf, readInput } from "./read-input";
import { type ExampleFault, readExampleYaml, type WrittenValue } from "./read-yaml";
import {
  type ExampleEnvironment,
  figureAmount,
  figureKey,
  newName,
  report,
  type Scope,
} from "./scope";
import { labelOf, readShow } from "./show";
import { isSame, PLAIN, unitText } from "./unit";

/** A compiled example. */
export interface CompiledExample {
  data: ExampleData;
  values: ExampleValues;
  /** Names of the values that a reader can change, directly or through what they need. */
  live: ReadonlySet<string>;
  /** The expression of each result, as it is written and as it was read. */
  expressions: ReadonlyMap<string, { text: string; expression: Expression }>;
  /** Keys of the figures that it uses. */
  figures: readonly string[];
  /** Where the name of each input begins in the YAML. */
  inputOffsets: ReadonlyMap<string, number>;
  /** Names of the site's formulas that it uses. */
  formulas: readonly string[];
}

/** A result whose expression has been read. */
interface ReadResult {
  written: WrittenValue;
  text: string;
  /** Where the expression begins in the YAML. */
  offset: number;
  expression: Expression;
}

/** Returns a program with the values of figures in the place of their names. */
function withFigures(program: Program, figures: ReadonlyMap<string, number>): Program {
  if (typeof program === "number") return program;
  if (typeof program === "string") return figures.get(figureKey(program) ?? "") ?? program;
  const [name, ...parts] = program;
  return [name, ...parts.map((part) => withFigures(part, figures))];
}

function readResults(scope: Scope, results: readonly WrittenValue[]): Map<string, ReadResult> {
  const read = new Map<string, ReadResult>();
  const names = new Set<string>();
  for (const written of results) {
    const { name, value } = written;
    const isSecond = names.has(name.text);
    names.add(name.text);
    if (isSecond) report(scope, `There is a second \`${name.text}\`. Keep only one of them.`, name);
    else newName(scope, name);
    if (!("text" in value)) {
      report(scope, `\`${name.text}\` is a list. A result is an expression.`, name);
      continue;
    }
    const { text, offset } = value;
    try {
      read.set(name.text, { written, text, offset, expression: parseExpression(text) });
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      report(scope, error.message, { offset: offset + error.place.start });
    }
  }
  return read;
}

/** Compiles results, each after those that it needs. Reports cycles, and faults of expressions. */
function compileResults(
  scope: Scope,
  read: ReadonlyMap<string, ReadResult>,
  written: ReadonlySet<string>,
): Map<string, Compiled> {
  const compiled = new Map<string, Compiled>();
  const seen = new Set<string>();

  function compile(
    name: string,
    { expression, offset }: ReadResult,
    above: readonly string[],
  ): void {
    seen.add(name);
    const path = [...above, name];
    for (const used of namesIn(expression)) {
      const key = figureKey(used);
      const figure = key === undefined ? undefined : figureAmount(scope, key);
      if (figure) {
        const { unit, isPercent } = figure;
        scope.kinds.set(used, { unit, isPercent, isColumn: false });
      }
      if (path.includes(used)) {
        const way = [...path.slice(path.indexOf(used)), used].join("` → `");
        report(scope, `\`${used}\` needs itself: \`${way}\`.`, { offset });
        return;
      }
      const needed = read.get(used);
      if (needed && !seen.has(used)) compile(used, needed, path);
      // If what it needs has a fault, that is told already.
      if (written.has(used) && !scope.kinds.has(used)) return;
    }
    try {
      const made = compileExpression(expression, scope.kinds);
      const { unit, isPercent, isColumn } = made;
      compiled.set(name, made);
      scope.kinds.set(name, { unit, isPercent, isColumn });
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      report(scope, error.message, { offset: offset + error.place.start });
    }
  }
  for (const [name, result] of read) if (!seen.has(name)) compile(name, result, []);
  return compiled;
}

function resultOf(
  scope: Scope,
  name: string,
  made: Compiled,
  written: WrittenValue,
): ExampleResult {
  const show = readShow(scope, written);
  if (show.isPercent && !isSame(made.unit, PLAIN)) {
    const message = `\`${name}\` is in \`${unitText(made.unit)}\`, so it cannot be shown as a percentage.`;
    report(scope, message, written.name);
  }
  return {
    label: written.label?.text ?? labelOf(name),
    program: withFigures(made.program, scope.figures),
    format: { ...formatOf(made), ...show },
    isColumn: made.isColumn,
  };
}

/** Returns the inputs that a reader can change, and the results that depend on them. */
function liveNames(
  inputs: Readonly<Record<string, ExampleInput>>,
  compiled: ReadonlyMap<string, Compiled>,
): Set<string> {
  const live = new Set(Object.keys(inputs).filter((name) => inputs[name]?.range));
  for (const [name, { uses }] of compiled) if (uses.some((used) => live.has(used))) live.add(name);
  return live;
}

/** More rows are no table that anybody reads. They would also take long to calculate. */
const MOST_ROWS = 100;

/** Reports lists of different lengths, and returns the length that they have in common. */
function rowsOf(scope: Scope, inputs: readonly WrittenValue[]): number {
  let rows = 0;
  for (const { value } of inputs) {
    if ("text" in value) continue;
    if (rows === 0) rows = value.length;
    const [first] = value;
    if (!first) continue;
    if (value.length > MOST_ROWS) {
      report(scope, `A list may have at most ${MOST_ROWS} values, found ${value.length}.`, first);
    }
    if (value.length === rows) continue;
    const message = `This list has ${value.length} values, and another of the example has ${rows}. All lists must be as long as each other.`;
    report(scope, message, first);
  }
  return rows;
}

/** Reports inputs that a reader could change without any effect. */
function checkRanges(
  scope: Scope,
  written: readonly WrittenValue[],
  inputs: Readonly<Record<string, ExampleInput>>,
  compiled: ReadonlyMap<string, Compiled>,
): void {
  const used = new Set(Array.from(compiled.values()).flatMap(({ uses }) => uses));
  for (const { name } of written) {
    const input = inputs[name.text];
    if (!input?.range || input.figure !== undefined || used.has(name.text)) continue;
    const message = `A reader can change \`${name.text}\`, but no result depends on it. Use it in a result, or remove its range.`;
    report(scope, message, name);
  }
}

/**
 * Compiles the YAML of an example. Adds all faults, each with its index in the YAML, and returns
 * undefined if there are any.
 */
export function compileExample(
  yaml: string,
  environment: ExampleEnvironment,
  faults: ExampleFault[],
): CompiledExample | undefined {
  const scope: Scope = { environment, faults: [], kinds: new Map(), figures: new Map() };
  const written = readExampleYaml(yaml, scope.faults);
  const inputs = Object.fromEntries(
    written.inputs.flatMap((entry) => {
      const input = readInput(scope, entry);
      return input ? [input] : [];
    }),
  );
  const rows = rowsOf(scope, written.inputs);
  const read = readResults(scope, written.results);
  const compiled = compileResults(scope, read, written.names);
  const results = Object.fromEntries(
    Array.from(compiled, ([name, made]) => {
      const { written: entry } = read.get(name) as ReadResult;
      return [name, resultOf(scope, name, made, entry)];
    }),
  );
  // An expression with a fault might use them.
  if (compiled.size === written.results.length)
    checkRanges(scope, written.inputs, inputs, compiled);

  const formulas = new Set(Array.from(compiled.values()).flatMap((made) => made.formulas));
  const data: ExampleData = { inputs, results, rows };
  const values = calculate(data, operations);
  const bad = scope.faults.length > 0 ? [] : impossible(data, values);
  for (const name of bad) {
    // What needs such a result is none either.
    if (compiled.get(name)?.uses.some((used) => bad.includes(used))) continue;
    const message = `\`${name}\` is no number. It divides by zero, takes the root of a negative number, or is too large.`;
    report(scope, message, read.get(name) ?? { offset: 0 });
  }
  faults.push(...scope.faults);
  if (scope.faults.length > 0) return undefined;
  return {
    data,
    values,
    live: liveNames(inputs, compiled),
    expressions: read,
    figures: Array.from(scope.figures.keys()),
    inputOffsets: new Map(written.inputs.map(({ name }) => [name.text, name.offset])),
    formulas: Array.from(formulas),
  };
}
