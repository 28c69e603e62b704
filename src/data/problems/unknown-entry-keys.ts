import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { placeOfKey } from "../yaml/place-of";

/**
 * M6: reports keys of the entries of a YAML file that this site does not know. These are warnings,
 * because Docusaurus allows any key.
 */
export function unknownEntryKeys(
  path: string,
  entries: Record<string, object>,
  known: readonly string[],
): Problem[] {
  return Object.entries(entries).flatMap(([name, entry]) =>
    Object.keys(entry)
      .filter((key) => !known.includes(key))
      .map((key): Problem => {
        const message = `\`${name}.${key}\` is not a known key.${didYouMean(key, known)}`;
        const place = placeOfKey(path, [name, key]);
        return { code: "unknown-key", severity: "warning", message, ...place };
      }),
  );
}
