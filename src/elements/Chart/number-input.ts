import { useState } from "react";
import { decimals } from "../../site/numbers";

/** What a number field accepts. */
export interface NumberRules {
  /** Its first value, and what stands in while there is none. */
  start: number;
  min: number;
  max: number;
  /** "weeks" */
  unit?: string;
}

/** A number field: what stands in it, the number that counts, and what to tell the reader when the two differ. */
export interface NumberInput extends NumberRules {
  typed: string;
  setTyped: (typed: string) => void;
  value: number;
  message: string;
}

const format = decimals(6);

/** Reads what was typed as a number inside its bounds. */
export function readNumber(
  typed: string,
  { start, min, max, unit = "" }: NumberRules,
): Pick<NumberInput, "value" | "message"> {
  const number = typed.trim() === "" ? Number.NaN : Number(typed);
  if (Number.isNaN(number)) {
    const value = Math.min(Math.max(start, min), max);
    return { value, message: `Not a number; ${format(value)} is used.` };
  }
  if (number > max) {
    const most = format(max);
    return { value: max, message: `At most ${`${most} ${unit}`.trim()}; ${most} is used.` };
  }
  if (number < min) {
    const least = format(min);
    return { value: min, message: `At least ${least}; ${least} is used.` };
  }
  return { value: number, message: "" };
}

/** State of a number field. */
export function useNumberInput(rules: NumberRules): NumberInput {
  // As typed: an empty box stays empty.
  const [typed, setTyped] = useState(String(rules.start));
  return { ...rules, typed, setTyped, ...readNumber(typed, rules) };
}
