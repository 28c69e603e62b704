import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { fromRoot } from "../files/project";
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
  const file = fromRoot(path);
  return Object.entries(entries).flatMap(([name, entry]) =>
    Object.keys(entry)
      .filter((key) => !known.includes(key))
      .map((key): Problem => {
        const message = `\`${name}.${key}\` is not a known key.${didYouMean(key, known)}`;
        const place = placeOfKey(file, [name, key]);
        return { code: "unknown-key", severity: "warning", message, file, ...place };
      }),
  );
}
