import { plainDigits } from "../charts/amount";
import type { FreeInput, InputRange } from "./example";
import { type NumberFormat, numberText } from "./number-format";

/** What a reader has typed: a number, or why it is none. */
export type TypedNumber = { value: number } | { message: string };

// The last group has three digits. Others have two in India.
const GROUPED = `\\d{1,3}(?:${STRINGS.numbers.group}\\d{2,3})*${STRINGS.numbers.group}\\d{3}`;
const NUMBER = new RegExp(`^([-−+]?)((?:${GROUPED}|\\d+)?(?:[${STRINGS.numbers.decimal}]\\d*)?)$`);
/** A number with one point or comma, which may be that of another language. */
const HAS_DECIMALS = /^[-−+]?\d+[.,]\d+$/;

/** Removes the unit of an input from what was typed or pasted. */
function withoutUnit(typed: string, { isPercent, unit = "" }: NumberFormat = {}): string {
  // Around numbers of some languages stand marks of direction, which nobody sees.
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^([-−+]?)\s*[$€£¥]\s*/, "$1")
    .replace(/\s*[$€£¥]$/, "");
  const units = isPercent ? ["%"] : unit ? [`${unit}s`, unit] : [];
  const written = units.find((each) => text.toLowerCase().endsWith(each.toLowerCase())) ?? "";
  return text.slice(0, text.length - written.length).trim();
}

/** Reads what a reader has typed as the number of an input. */
export function readTyped(
  typed: string,
  { format, range: { least, most } }: FreeInput,
): TypedNumber {
  const text = withoutUnit(typed, format);
  if (text === "") return { message: STRINGS.example.typeNumber };
  if (HAS_DECIMALS.test(text) && !NUMBER.test(text))
    return { message: STRINGS.example.decimalSign };
  const [, sign = "", digits = ""] = NUMBER.exec(text) ?? [];
  if (!/\d/.test(digits)) return { message: STRINGS.example.typeDigits };
  const size = Number(plainDigits(digits));
  const scaled = format?.isPercent ? Number((size / 100).toPrecision(15)) : size;
  // A minus before a zero has no meaning.
  const value = (sign === "" || sign === "+" ? scaled : -scaled) || 0;
  if (value < least) return { message: STRINGS.example.least(numberText(least, format)) };
  if (value > most) return { message: STRINGS.example.most(numberText(most, format)) };
  return { value };
}

/** Returns a number some steps further, within the range. */
export function stepped(value: number, steps: number, { least, most, step }: InputRange): number {
  const next = Number((value + steps * step).toPrecision(12));
  return Math.min(most, Math.max(least, next));
}
