import type { ExampleData, ExampleInput, ExampleResult } from "../../site/worked-examples/example";
import { FORMULAS } from "../../site/worked-examples/formulas";
import { operations } from "../../site/worked-examples/operations";
import { type Program, SUM } from "../../site/worked-examples/program";
import type { CompiledExample } from "./compile-example";

/** Returns an input or result without what a browser takes for granted. */
function withoutDefaults<Value extends ExampleInput | ExampleResult>(
  name: string,
  value: Value,
): Value {
  const isDefault = ([field, of]: [string, unknown]): boolean =>
    of === false ||
    (field === "label" && of === name) ||
    (field === "format" && Object.keys(Object(of)).length === 0);
  return Object.fromEntries(Object.entries(value).filter((entry) => !isDefault(entry))) as Value;
}

/** Whether a program calls a formula of the site. */
const callsFormula = (program: Program): boolean =>
  typeof program === "object" &&
  (Object.hasOwn(FORMULAS, program[0]) || program.slice(1).some(callsFormula));

/**
 * Returns what a browser needs to calculate an example: the inputs that a reader can change, the
 * results that depend on them, and the columns that these use. Everything else is a number in their
 * programs.
 */
export function liveData({ data, values, live }: CompiledExample): ExampleData {
  const inputs: Record<string, ExampleInput> = {};

  /** Returns a program with numbers in the place of all that a reader cannot change. */
  function withNumbers(program: Program): Program {
    if (typeof program === "number") return program;
    if (typeof program === "string") {
      const value = values.get(program);
      if (live.has(program) || value === undefined) return program;
      if (typeof value === "number") return value;
      inputs[program] = { value };
      return program;
    }
    const [name, ...parts] = program;
    const known = parts.map(withNumbers);
    const operation = name === SUM ? undefined : operations[name];
    const numbers = known.filter((part) => typeof part === "number");
    const result = numbers.length === known.length ? operation?.(...numbers) : undefined;
    // JSON has no numbers that are not finite.
    if (result !== undefined && Number.isFinite(result)) return result;
    return [name, ...known];
  }

  for (const [name, input] of Object.entries(data.inputs))
    if (input.range) inputs[name] = withoutDefaults(name, input);
  const results: Record<string, ExampleResult> = {};
  for (const [name, result] of Object.entries(data.results))
    if (live.has(name))
      results[name] = withoutDefaults(name, { ...result, program: withNumbers(result.program) });
  const needsFormulas = Object.values(results).some(({ program }) => callsFormula(program));
  return { inputs, results, rows: data.rows, ...(needsFormulas && { needsFormulas }) };
}
