import type { ContentFigure } from "../../site/charts/figures";
import {
  type Changed,
  calculate,
  type ExampleData,
  type ExampleValues,
  impossible,
  valueAt,
} from "../../site/worked-examples/example";
import { changedIn } from "../../site/worked-examples/example-hash";
import { numberParts, numberText } from "../../site/worked-examples/number-format";
import type { Operations } from "../../site/worked-examples/program";
import type { ExampleValueProps } from "./live-values";

/** Returns the name of the first result that is no number with these changes. */
const impossibleWith = (example: ExampleData, operations: Operations, changed: Changed) =>
  impossible(example, calculate(example, operations, changed))[0];

/** Adds a change. Returns why the example cannot have it if a result would be no number. */
export function withChange(
  example: ExampleData,
  operations: Operations,
  changed: Changed,
  [name, value]: readonly [name: string, value: number],
): Changed | string {
  const next = new Map(changed).set(name, value);
  if (value === example.inputs[name]?.value) next.delete(name);
  const found = impossibleWith(example, operations, next);
  return found === undefined
    ? next
    : STRINGS.example.impossible(example.results[found]?.label ?? found);
}

/**
 * Takes the changes from a link to the example, now and whenever the hash changes. An example with
 * impossible numbers stays as it was built. Returns a function that ends this.
 */
export function followLinks(
  example: ExampleData,
  id: string,
  operations: Operations,
  onChange: (changed: Changed) => void,
): () => void {
  const follow = () => {
    const changed = changedIn(location.hash, id, example);
    if (!changed) return;
    const isPossible = impossibleWith(example, operations, changed) === undefined;
    onChange(isPossible ? changed : new Map());
  };
  follow();
  addEventListener("hashchange", follow);
  return () => removeEventListener("hashchange", follow);
}

/** Returns the figures of the document, with the reader's numbers for those that inputs stand for. */
export function figuresWith(
  figures: readonly ContentFigure[],
  { inputs }: ExampleData,
  changed: Changed,
): readonly ContentFigure[] {
  const own = new Map<string, number>();
  for (const [name, value] of changed) {
    const { figure, format } = inputs[name] ?? {};
    if (figure) own.set(figure, format?.isPercent ? value * 100 : value);
  }
  // The same list, so that charts are not drawn again without need.
  if (own.size === 0) return figures;
  return figures.map((figure) => ({ ...figure, value: own.get(figure.key) ?? figure.value }));
}

/** Returns a value of the example as text. */
export function valueText(
  { inputs, results }: ExampleData,
  values: ExampleValues,
  { name, row, form }: ExampleValueProps,
): string {
  const value = Number(valueAt(values, name, Number(row ?? 0)));
  const { format } = inputs[name] ?? results[name] ?? {};
  return form === "number" ? numberParts(value, format).number : numberText(value, format);
}
