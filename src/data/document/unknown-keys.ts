import { resolve } from "node:path";
import { groupBy } from "../../site/group";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import type { PageApi } from "../nodes/nodes";
import { placeOfKey } from "../yaml/place-of";
import { knownFrontMatter } from "./content-file";
import { allDocuments } from "./document";

/**
 * M6: reports keys of front matter that this site does not know. Each key is reported once for all
 * files that have it.
 */
export function unknownKeys(api: Pick<PageApi, "getNodesByType">): Problem[] {
  const used = allDocuments(api).flatMap(({ internal: { type }, file, unknownKeys }) =>
    unknownKeys.map((key) => ({ type, key, file })),
  );
  return groupBy(used, ({ type, key }) => `${type} ${key}`).flatMap(({ items }): Problem[] => {
    const [first] = items;
    if (!first) return [];
    const { key, file } = first;
    const known = knownFrontMatter(resolve(file));
    const more =
      items.length > 1 ? ` ${items.length} files have it. This is the first of them.` : "";
    const message = `\`${key}\` is not a known key of front matter.${didYouMean(key, known)}${more}`;
    const place = placeOfKey(file, [key]);
    return [{ code: "unknown-key", severity: "warning", message, ...place }];
  });
}
