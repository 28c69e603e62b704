import { slug } from "github-slugger";

/** A term of the glossary, as texts are searched for it. */
export interface Term {
  /** Anchor of its entry. */
  slug: string;
  /** The term and its aliases. Small letters stand for any; one with capitals inside is found as written. */
  spellings: readonly string[];
  /** Absolute path of the file that explains it, where it is not marked; null when there is none. */
  file: string | null;
}

/** A piece of a text: plain, or a term with the anchor of its entry. */
export interface Piece {
  text: string;
  slug: string | null;
}

const GAP = /[\s-]+/;
const hasCapitalsInside = (spelling: string): boolean => /\S\p{Lu}/u.test(spelling);

/** What is the same for all spellings that no reader would tell apart. */
export const spellingKey = (spelling: string): string => slug(spelling.split(GAP).join(" "));

function patternOf(spelling: string): string {
  const isAsWritten = hasCapitalsInside(spelling);
  const letter = (character: string): string => {
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    if (lower !== upper && !isAsWritten) return `[${lower}${upper}]`;
    return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  };
  const words = spelling.split(GAP).map((word) => Array.from(word, letter).join(""));
  return words.join(GAP.source);
}

/**
 * A function that cuts a text at its terms: whole words, longest first. It leaves out the terms in `seen`, and adds those it finds.
 */
export function termFinder(
  terms: readonly Term[],
): (text: string, seen: Set<string>) => readonly Piece[] {
  const spellings = terms.flatMap((term) => term.spellings);
  const slugs = new Map(
    terms.flatMap((term) => term.spellings.map((spelling) => [spellingKey(spelling), term.slug])),
  );
  const longestFirst = [...spellings].sort((one, other) => other.length - one.length);
  const anyTerm = longestFirst.map(patternOf).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${anyTerm})(?!-?[\\p{L}\\p{N}])`, "gu");

  return (text, seen) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: found, index = 0 } of text.matchAll(pattern)) {
      const term = slugs.get(spellingKey(found));
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      if (index > end) pieces.push({ text: text.slice(end, index), slug: null });
      pieces.push({ text: found, slug: term });
      end = index + found.length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), slug: null });
    return pieces;
  };
}
