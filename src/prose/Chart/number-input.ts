import { type NumberRules, startOf } from "../../site/charts/field";
import { decimals } from "../../site/numbers";

/**
 * The number that a field stands for, and a message for the reader. The message is empty if the
 * reader typed this number.
 */
interface NumberInput {
  value: number;
  message: string;
}

const format = decimals(6);

/** Reads the text of a field as a number within the field's bounds. */
export function readNumber(typed: string, rules: NumberRules): NumberInput {
  const { min, max, unit } = rules;
  const number = typed.trim() === "" ? Number.NaN : Number(typed);
  if (Number.isNaN(number)) {
    const value = startOf(rules);
    return { value, message: STRINGS.chart.notNumber(format(value)) };
  }
  if (number > max) {
    const most = format(max);
    return { value: max, message: STRINGS.chart.atMost(unit?.(max, most) ?? most, most) };
  }
  if (number < min) {
    const least = format(min);
    return { value: min, message: STRINGS.chart.atLeast(least, least) };
  }
  return { value: number, message: "" };
}
