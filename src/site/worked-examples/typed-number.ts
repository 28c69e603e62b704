import type { FreeInput, InputRange } from "./example";
import { type NumberFormat, numberText } from "./number-format";

/** What a reader has typed: a number, or why it is none. */
export type TypedNumber = { value: number } | { message: string };

const NUMBER = /^([-−+]?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)$/;
const DECIMAL_COMMA = /^[-−+]?\d+,\d+$/;

/** Removes the unit of an input from what was typed or pasted. */
function withoutUnit(typed: string, { isPercent, unit = "" }: NumberFormat = {}): string {
  const text = typed.trim().replace(/^([-−+]?)[$€£¥]/, "$1");
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
  if (text === "") return { message: "Type a number." };
  if (DECIMAL_COMMA.test(text) && !NUMBER.test(text))
    return { message: "Write decimals behind a point, as in 1.5." };
  const [, sign = "", digits = ""] = NUMBER.exec(text) ?? [];
  if (!/\d/.test(digits)) return { message: "Type a number in digits." };
  const size = Number(digits.replaceAll(",", ""));
  const scaled = format?.isPercent ? Number((size / 100).toPrecision(15)) : size;
  // A minus before a zero has no meaning.
  const value = (sign === "" || sign === "+" ? scaled : -scaled) || 0;
  if (value < least) return { message: `At least ${numberText(least, format)}.` };
  if (value > most) return { message: `At most ${numberText(most, format)}.` };
  return { value };
}

/** Returns a number some steps further, within the range. */
export function stepped(value: number, steps: number, { least, most, step }: InputRange): number {
  const next = Number((value + steps * step).toPrecision(12));
  return Math.min(most, Math.max(least, next));
}
