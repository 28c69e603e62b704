import { groupBy } from "../../site/group";
import { type Problem, type ProblemPlace, placeOf } from "../../site/problems/problem";

/** A tag, as a document or an entry of `tags.yml` names it. */
export interface NamedTag {
  name: string;
  /** Route of its page. */
  path: string;
  isEntry: boolean;
  place: () => ProblemPlace;
}

/** Returns the same text for names that differ in nothing but capitals, spaces and hyphens. */
const spelling = ({ name }: NamedTag): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{Z}\p{Pd}_]+/gu, "");

/**
 * Reports tags of different names that have one address, such as `C++` and `C#`, each at its first
 * place. They are one tag for readers. Only one of two entries can have the page.
 */
export function sharedAddresses(tags: readonly NamedTag[]): Problem[] {
  return groupBy(tags, ({ path }) => path).flatMap(({ key: path, items: [first, ...others] }) => {
    if (!first) return [];
    const told = new Set([spelling(first)]);
    return others.flatMap((tag): Problem[] => {
      if (told.has(spelling(tag)) && !tag.isEntry) return [];
      told.add(spelling(tag));
      const remedy = tag.isEntry
        ? "`permalink: …`"
        : `\`{ label: "${tag.name}", permalink: … }\`, or a \`permalink\` in \`tags.yml\``;
      const message = `The tags \`${first.name}\` and \`${tag.name}\` have the same address, \`${path}\`. The first is in ${placeOf(first.place())}. Give one of them another address: ${remedy}.`;
      const severity = tag.isEntry ? "error" : "warning";
      return [{ code: "duplicate-route", severity, message, ...tag.place() }];
    });
  });
}
