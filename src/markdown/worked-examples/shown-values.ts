import type { PhrasingContent } from "mdast";
import type { VFile } from "vfile";
import { valueAt } from "../../site/worked-examples/example";
import {
  type NumberFormat,
  numberParts,
  numberText,
} from "../../site/worked-examples/number-format";
import { attributesOf } from "../jsx";
import type { CompiledExample } from "./compile-example";
import { addPlaceholder } from "./placeholders";
import { isColumn, type Reference } from "./references";
import { figureKey } from "./scope";
import { type Notation, numberTex, RAISED, TEX, TEXT, working } from "./working";

/** Returns the number and format of a figure; undefined if there is none of this key. */
export type FigureFormat = (key: string) => { value: number; format: NumberFormat } | undefined;

/** Writes the values of an example: as nodes of a document, and as TeX. */
export interface ShownValues {
  /** A value, as its reference wants it. */
  nodes: (reference: Reference) => PhrasingContent[];
  tex: (reference: Reference) => string;
}

/** Stand around the place of a value in text. No author writes these characters. */
const MARK = ["\uE002", "\uE003"] as const;
/** Matches the place of a value, the start and end of an exponent, and text between them. */
const MARKED = new RegExp(
  `${MARK[0]}(\\d+)${MARK[1]}|[${RAISED.join("")}]|[^${RAISED.join("")}${MARK[0]}]+`,
  "g",
);

const text = (value: string): PhrasingContent => ({ type: "text", value });

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[],
): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name,
  attributes: attributesOf(attributes),
  children,
});

/** Returns a unit as TeX, to stand behind a number. */
const unitTex = (after: string): string =>
  after && `\\ \\text{${after.trim().replace(/[#$%&_{}~^\\]/g, "\\$&")}}`;

/** Returns a written number with the sign of percents. `write` writes that sign. */
const asPercent = (number: string, write: (text: string) => string): string =>
  write(STRINGS.numbers.percent("0")).replace("0", () => number);

/** Returns text with marks as nodes. `nodeAt` returns the node of a place. */
function nodesOf(marked: string, nodeAt: (index: number) => PhrasingContent): PhrasingContent[] {
  const levels: PhrasingContent[][] = [[]];
  for (const [part, place] of marked.matchAll(MARKED)) {
    if (part === RAISED[0]) levels.push([]);
    else if (part === RAISED[1]) {
      const exponent = element("sup", {}, levels.pop() ?? []);
      levels.at(-1)?.push(exponent);
    } else levels.at(-1)?.push(place === undefined ? text(part) : nodeAt(Number(place)));
  }
  return levels.flat();
}

/** Returns what writes the values of an example. */
export function shownValues(
  example: CompiledExample,
  file: VFile,
  figureFormat: FigureFormat,
): ShownValues {
  const { data, values, live, expressions } = example;
  const formatOf = (name: string): NumberFormat =>
    data.inputs[name]?.format ?? data.results[name]?.format ?? {};

  const valueAttributes = ({ name, row, form }: Reference): Record<string, string> | undefined =>
    live.has(name)
      ? { name, ...(row !== undefined && { row: String(row) }), ...(form && { form }) }
      : undefined;

  /** Returns the parts of a number that the reader can change, for its field. */
  function fieldOf({ name, form }: Reference): Record<string, string> {
    const { value, format, range } = data.inputs[name] ?? {};
    if (!range || form !== undefined || typeof value !== "number") return {};
    const parts = Object.entries(numberParts(value, format ?? {}));
    return Object.fromEntries(parts.filter(([, part]) => part !== ""));
  }

  function numberIn({ name, row }: Reference): { number: string; after: string } {
    const value = valueAt(values, name, row);
    return typeof value === "string"
      ? { number: value, after: "" }
      : numberParts(value, formatOf(name));
  }

  function node(reference: Reference): PhrasingContent {
    const { name, row, form } = reference;
    const value = valueAt(values, name, row);
    const shown =
      typeof value === "string" || form === "number"
        ? numberIn(reference).number
        : numberText(value, formatOf(name));
    const attributes = valueAttributes(reference);
    return attributes
      ? element("ExampleValue", { ...attributes, ...fieldOf(reference) }, [text(shown)])
      : text(shown);
  }

  /** Returns the digits that stand for a number in TeX. */
  function placeholder(reference: Reference): string {
    const { number } = numberIn(reference);
    const attributes = valueAttributes({ ...reference, form: "number" });
    return addPlaceholder(file, { text: number, tex: numberTex(number), attributes });
  }

  /** Writes what a result is calculated from. `numberOf` writes the number of a value. */
  function calculation(
    { name, row }: Reference,
    notation: Notation,
    numberOf: (operand: Reference) => string,
  ): string {
    const expression = expressions.get(name)?.expression;
    if (!expression) throw new Error(`\`${name}\` has no expression.`);
    return working(expression, notation, (used) => {
      const key = figureKey(used);
      const figure = key === undefined ? undefined : figureFormat(key);
      if (figure) {
        const number = notation.number(numberParts(figure.value, figure.format).number);
        const { isPercent } = figure.format;
        const written = isPercent ? asPercent(number, notation.number) : number;
        return { text: written, isNegative: figure.value < 0 };
      }
      const operand: Reference =
        isColumn(example, used) && row !== undefined ? { name: used, row } : { name: used };
      const number = numberOf(operand);
      const { isPercent } = formatOf(operand.name);
      return {
        text: isPercent ? asPercent(number, notation.number) : number,
        isNegative: Number(valueAt(values, used, operand.row)) < 0,
      };
    });
  }

  function workingNodes(reference: Reference): PhrasingContent[] {
    const operands: Reference[] = [];
    const left = calculation(reference, TEXT, (operand) => {
      operands.push({ ...operand, form: "number" });
      return MARK.join(String(operands.length - 1));
    });
    const { form: _, ...result } = reference;
    const nodes = nodesOf(left, (index) => node(operands[index] ?? result));
    return [...nodes, text(" = "), node(result)];
  }

  return {
    nodes: (reference) =>
      reference.form === "working" ? workingNodes(reference) : [node(reference)],
    tex: (reference) => {
      const { isPercent } = formatOf(reference.name);
      const number = placeholder(reference);
      const shown = isPercent ? asPercent(number, numberTex) : number;
      if (reference.form !== "working") return shown;
      const unit = isPercent ? "" : unitTex(numberIn(reference).after);
      return `${calculation(reference, TEX, placeholder)} = ${shown}${unit}`;
    },
  };
}
