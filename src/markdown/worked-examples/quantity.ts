import { PLAIN, readUnit, type Unit } from "./unit";

/** A number with its unit. */
export interface Quantity {
  value: number;
  unit: Unit;
  isPercent: boolean;
}

const QUANTITY = /^([-−+]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(%|[A-Za-z][\w/ ]*)?$/;

/**
 * Reads a number with its unit, as authors write it: "10,000 USDC", "0.3%", "4 weeks". Returns
 * undefined if the text is none.
 */
export function readQuantity(text: string): Quantity | undefined {
  const [found, sign, whole = "", decimals = "", unit = ""] = QUANTITY.exec(text.trim()) ?? [];
  const digits = Number(`${whole.replaceAll(",", "")}${decimals}`);
  if (found === undefined || !Number.isFinite(digits)) return undefined;
  const isNegative = (sign === "-" || sign === "−") && digits !== 0;
  const value = isNegative ? -digits : digits;
  return unit === "%"
    ? { value: value / 100, unit: PLAIN, isPercent: true }
    : { value, unit: readUnit(unit.trim()), isPercent: false };
}
