import type { VFile } from "vfile";
import type { ProblemCode } from "../site/problems/codes";
import { codePointOf } from "../site/text";
import { placeAt } from "./place-at";
import { reportWarning } from "./report";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\v\f\u000e-\u001f\u007f-\u009f]/g;

/**
 * How many characters get a warning of their own. A file that is not text may contain thousands.
 */
const NAMED = 3;

/**
 * Warns about characters at the given offsets in the file: one warning for each of the first few,
 * and one for all others together.
 */
export function reportCharacters(
  file: VFile,
  code: ProblemCode,
  offsets: readonly number[],
  message: string,
): void {
  const text = String(file);
  const report = (offset: number, more = "") => {
    const place = placeAt(text, offset);
    const found = `\`${codePointOf(text.charAt(offset))}\``;
    reportWarning(file, code, `${found} ${message}${more}`, { start: place, end: place });
  };
  for (const offset of offsets.slice(0, NAMED)) report(offset);
  const [next, ...others] = offsets.slice(NAMED);
  if (next === undefined) return;
  const last = others.at(-1);
  const more =
    last === undefined
      ? ""
      : ` There are ${others.length} more such characters, the last in line ${placeAt(text, last).line}.`;
  report(next, more);
}

/** Returns a text without control characters. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, "");

/** Removes control characters from a file, because they tell a reader nothing, and reports them. */
export function removeControlCharacters(file: VFile): void {
  const text = String(file);
  const offsets = Array.from(text.matchAll(CONTROL), ({ index }) => index);
  if (offsets.length === 0) return;
  const message =
    "is a control character, which does not belong in text. The page omits it. Remove it from the file.";
  reportCharacters(file, "control-character", offsets, message);
  file.value = withoutControlCharacters(text);
}
