import type { VFile } from "vfile";

/**
 * A value of an example that stands in a formula. KaTeX would split “10,000” into five parts, so
 * digits stand for it while KaTeX renders.
 */
export interface Placeholder {
  /** The number as the page shows it: "10,000". */
  text: string;
  /** The same as TeX: "10{,}000". */
  tex: string;
  /** What identifies the value, if a reader can change it. */
  attributes: Readonly<Record<string, string>> | undefined;
}

/** Digits that no author writes. KaTeX makes one `<mn>` of them, whose text is replaced later. */
const START = 9_070_000_000_000;

const placeholdersOf = new WeakMap<VFile, Placeholder[]>();

/** Returns the digits that stand for a value in TeX. */
export function addPlaceholder(file: VFile, placeholder: Placeholder): string {
  const known = placeholdersOf.get(file) ?? [];
  placeholdersOf.set(file, known);
  known.push(placeholder);
  return String(START + known.length - 1);
}

/** Returns the value that digits stand for; undefined if they stand for themselves. */
export const placeholderAt = (file: VFile, digits: string): Placeholder | undefined =>
  placeholdersOf.get(file)?.[Number(digits) - START];

/** Returns TeX with values in the place of their placeholders. */
export const fillPlaceholders = (file: VFile, tex: string): string =>
  placeholdersOf.has(file)
    ? tex.replace(/\d{13}/g, (digits) => placeholderAt(file, digits)?.tex ?? digits)
    : tex;
