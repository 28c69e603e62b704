import type { ShownFigure } from "../../site/charts/figures";
import { fillWords, type Words } from "../../site/words";
import { callable, type ValueKind } from "./compile-expression";
import { readQuantity } from "./quantity";
import type { ExampleFault, WrittenText } from "./read-yaml";
import { PLAIN, readUnit } from "./unit";

/** What an example may use of the site. */
export interface ExampleEnvironment {
  words: Words;
  figure(key: string): ShownFigure | undefined;
  /** The keys of all figures, for a message. */
  figureKeys: readonly string[];
}

/** What is known while an example is compiled. */
export interface Scope {
  environment: ExampleEnvironment;
  faults: ExampleFault[];
  /** The values so far, by name. */
  kinds: Map<string, ValueKind>;
  /** The figures so far, by key. A percentage is a share. */
  figures: Map<string, number>;
}

/** A number with its kind. */
export interface Amount extends Omit<ValueKind, "isColumn"> {
  value: number;
  /** The key of its figure, if it is one. */
  figure?: string;
}

/** Adds a fault. Returns undefined, as what is faulty has no value. */
export function report(
  { faults }: Scope,
  message: string,
  { offset }: { offset: number },
): undefined {
  faults.push({ message, offset });
  return undefined;
}

const NAME = /^[A-Za-z]\w*$/;
const FIGURE = /^figures\.(\w+(?:\.\w+)+)$/;
/** Names that mean something else in braces, or that each object of JavaScript has. */
const isTaken = (name: string): boolean =>
  callable.includes(name) || ["figures", "product", "example"].includes(name) || name in {};

/** Returns the key in `figures.fees.volatile`; undefined for any other name. */
export const figureKey = (name: string): string | undefined => FIGURE.exec(name)?.[1];

/** Returns the name of a new value, or reports why it cannot be one. */
export function newName(scope: Scope, { text, offset }: WrittenText): string | undefined {
  if (!NAME.test(text)) {
    const message = `\`${text}\` cannot be a name. A name has letters and digits only, and begins with a letter.`;
    return report(scope, message, { offset });
  }
  if (isTaken(text))
    return report(scope, `\`${text}\` means something else. Choose another name.`, { offset });
  if (scope.kinds.has(text))
    return report(scope, `There is a second \`${text}\`. Keep only one of them.`, { offset });
  return text;
}

/** Returns a figure as a number. A percentage becomes a share. */
export function figureKind({ value, unit = "" }: ShownFigure): Omit<Amount, "figure"> {
  return unit === "percent"
    ? { value: value / 100, unit: PLAIN, isPercent: true }
    : { value, unit: readUnit(unit), isPercent: false };
}

/** Returns the figure of a key as a number, and notes that the example uses it. */
export function figureAmount({ environment, figures }: Scope, key: string): Amount | undefined {
  const figure = environment.figure(key);
  if (!figure) return undefined;
  const kind = figureKind(figure);
  figures.set(key, kind.value);
  return { ...kind, figure: key };
}

/** Returns a text with product words filled in. */
export const filled = ({ environment }: Scope, text: string): string =>
  fillWords(text, environment.words, () => {});

/** Whether a text is meant as a number or as the name of a figure. */
export const isAmount = (text: string): boolean =>
  figureKey(text) !== undefined || readQuantity(text) !== undefined;

/** Reads a number or the name of a figure. */
export const readAmount = (scope: Scope, text: string): Amount | undefined => {
  const key = figureKey(text);
  return key === undefined ? readQuantity(text) : figureAmount(scope, key);
};
