import { placeAt } from "../../markdown/place-at";
import type { Problem } from "../../site/problems/problem";

/** Node.js puts this character in place of bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/**
 * Reports the first place of a text that was not UTF-8, if there is one. `file` is the path shown
 * to people.
 */
export function encodingProblems(text: string, file: string): Problem[] {
  const index = text.indexOf(REPLACEMENT);
  if (index < 0) return [];
  const message = "The file is not UTF-8: these bytes are not a character. Save it as UTF-8.";
  return [{ code: "invalid-encoding", severity: "error", message, file, ...placeAt(text, index) }];
}
