import { didYouMean } from "../../site/problems/nearest";
import type { ExampleInput, InputRange } from "../../site/worked-examples/example";
import type { NumberFormat } from "../../site/worked-examples/number-format";
import type { ValueKind } from "./compile-expression";
import type { WrittenText, WrittenValue } from "./read-yaml";
import {
  type Amount,
  figureKey,
  filled,
  isAmount,
  newName,
  readAmount,
  report,
  type Scope,
} from "./scope";
import { labelOf, readShow } from "./show";
import { isSame, PLAIN, unitText } from "./unit";

/** "10,000 USDC, from 100 to 1,000,000, step 100" */
const INPUT = /^(.+?)(?:,\s+from\s+(.+?)\s+to\s+(.+?)(?:,\s+step\s+(.+?))?)?$/s;

/** The unit of text in a column. No number has it. */
const TEXT = { text: 1 };

/** Reads a number, and reports a text that is none. */
function amountOf(scope: Scope, text: string, at: WrittenText): Amount | undefined {
  const whole = filled(scope, text);
  const amount = readAmount(scope, whole);
  if (amount) return amount;
  const key = figureKey(whole);
  if (key === undefined) {
    const message = `\`${whole}\` is no number. Expected one like \`10,000 USDC\`, \`0.3%\` or \`4 weeks\`, or the name of a figure.`;
    return report(scope, message, at);
  }
  const hint = didYouMean(key, scope.environment.figureKeys);
  return report(scope, `\`figures.${key}\` is not a figure.${hint}`, at);
}

/** Returns how a number is shown unless the author says otherwise. */
export const formatOf = ({ unit, isPercent }: Omit<ValueKind, "isColumn">): NumberFormat => ({
  ...(isPercent && { isPercent }),
  ...(!isSame(unit, PLAIN) && { unit: unitText(unit) }),
});

/** Returns how far an arrow key goes: about a tenth or a hundredth of the value. */
function usualStep({ value, isPercent }: Amount, least: number, most: number): number {
  const scale = isPercent ? 100 : 1;
  const all = [value, least, most].map((number) => Number((number * scale).toPrecision(12)));
  const size = Math.abs(value * scale) || (most - least) * scale;
  const step = 10 ** (Math.floor(Math.log10(size)) - 1);
  return (all.every(Number.isInteger) ? Math.max(1, step) : step) / scale;
}

/**
 * Reads an end of a range, or a step. The unit may be left out, but not the percent sign. Without
 * the value, reports only what is no number.
 */
function boundOf(
  scope: Scope,
  text: string,
  of: Amount | undefined,
  at: WrittenText,
): number | undefined {
  const bound = amountOf(scope, text, at);
  if (!bound || !of) return undefined;
  const isPlain = isSame(bound.unit, PLAIN);
  const isSameKind = isSame(bound.unit, of.unit) && bound.isPercent === of.isPercent;
  if (isSameKind || (isPlain && !bound.isPercent && (!of.isPercent || bound.value === 0)))
    return bound.value;
  const unit = of.isPercent ? "%" : unitText(of.unit);
  const expected = unit ? `in \`${unit}\`` : "a plain number";
  return report(scope, `\`${text}\` must be ${expected}, as the value is.`, at);
}

function rangeOf(
  scope: Scope,
  [from, to, by]: readonly [string, string, string | undefined],
  of: Amount | undefined,
  at: WrittenText,
): InputRange | undefined {
  const least = boundOf(scope, from, of, at);
  const most = boundOf(scope, to, of, at);
  const written = by === undefined ? undefined : boundOf(scope, by, of, at);
  if (written !== undefined && written <= 0) report(scope, "A step must be more than zero.", at);
  if (!of || least === undefined || most === undefined) return undefined;
  const range = `The range from ${from} to ${to}`;
  if (least >= most) return report(scope, `${range} is empty.`, at);
  const isOutside = of.value < least || of.value > most;
  if (isOutside && of.figure === undefined)
    return report(scope, `${range} does not contain the value.`, at);
  const step = by === undefined ? usualStep(of, least, most) : written;
  if (step === undefined || step <= 0) return undefined;
  // A figure may change after the range was written. Then the range grows with it.
  return { least: Math.min(least, of.value), most: Math.max(most, of.value), step };
}

/** An input without its name and label, and its kind. */
type Read = [Omit<ExampleInput, "label">, ValueKind];

function readColumn(scope: Scope, texts: readonly WrittenText[]): Read | undefined {
  if (!texts.some(({ text }) => isAmount(filled(scope, text)))) {
    const value = texts.map(({ text }) => filled(scope, text));
    return [
      { value, format: {} },
      { unit: TEXT, isPercent: false, isColumn: true },
    ];
  }
  const amounts = texts.flatMap((item) => amountOf(scope, item.text, item) ?? []);
  const [first] = amounts;
  if (!first || amounts.length < texts.length) return undefined;
  const { unit, isPercent } = first;
  const odd = texts.filter((_, index) => {
    const amount = amounts[index];
    return amount && (!isSame(amount.unit, unit) || amount.isPercent !== isPercent);
  });
  for (const at of odd)
    report(scope, `\`${at.text}\` has another unit than \`${texts[0]?.text}\`.`, at);
  if (odd.length > 0) return undefined;
  const kind = { unit, isPercent, isColumn: true };
  return [{ value: amounts.map(({ value }) => value), format: formatOf(kind) }, kind];
}

function readSingle(scope: Scope, at: WrittenText): Read | undefined {
  const [, text = "", from, to, by] = INPUT.exec(at.text) ?? [];
  const amount = amountOf(scope, text, at);
  const range =
    from === undefined || to === undefined ? undefined : rangeOf(scope, [from, to, by], amount, at);
  if (!amount) return undefined;
  const { value, figure, ...kind } = amount;
  const input = {
    value,
    format: formatOf(kind),
    ...(range && { range }),
    ...(figure !== undefined && { figure }),
  };
  return [input, { ...kind, isColumn: false }];
}

/** Reads an input, and adds it to the values of the example. */
export function readInput(scope: Scope, written: WrittenValue): [string, ExampleInput] | undefined {
  const name = newName(scope, written.name);
  const show = readShow(scope, written);
  const { value } = written;
  const read = "text" in value ? readSingle(scope, value) : readColumn(scope, value);
  if (name === undefined || !read) return undefined;
  const [input, kind] = read;
  scope.kinds.set(name, kind);
  const label = written.label?.text ?? labelOf(name);
  return [name, { label, ...input, format: { ...input.format, ...show } }];
}
