import { stemOf, type Term } from "./terms";

/** A word of a text that a term stands for. */
export interface Match {
  start: number;
  end: number;
  isExact: boolean;
}

/** What the word has in common with all of its forms: `strateg` of “strategies”, `vot` of “vote”. */
export function beginningOf({ word }: Term): string {
  const stem = stemOf(word);
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length += 1;
  const common = word.slice(0, length);
  return common.length > 3 ? common.replace(/[ie]$/, "") : common;
}

/** Finds in a text all words that a term stands for: the word, other forms of it, and longer ones if it is the last (S3). */
export function matcherOf(term: Term): (text: string) => Match[] {
  const { word, isLast } = term;
  const stem = stemOf(word);
  const candidates = new RegExp(`(?<![\\p{L}\\p{N}])${beginningOf(term)}[\\p{L}\\p{N}]*`, "giu");
  return (text) => {
    const matches: Match[] = [];
    for (const { 0: candidate, index } of text.matchAll(candidates)) {
      const found = candidate.toLowerCase();
      const isExact = found === word;
      if (isExact || stemOf(found) === stem || (isLast && found.startsWith(word))) {
        matches.push({ start: index, end: index + candidate.length, isExact });
      }
    }
    return matches;
  };
}
