import { slug } from "github-slugger";
import { groupBy } from "../../site/group";
import { LETTER, UNSPACED } from "../../site/search-words";

/** A term of the glossary, as the search in texts needs it. */
export interface TermPattern {
  /** Anchor of its glossary entry. */
  slug: string;
  /**
   * The term and its aliases. A spelling matches in any case. But a spelling with capitals inside a
   * word matches only as written.
   */
  spellings: readonly string[];
  /**
   * Absolute path of the file that explains the term; null if there is none. In that file, the term
   * is not marked.
   */
  file: string | null;
}

/** A piece of a text: plain text, or a term with the anchor of its entry. */
export interface Piece {
  text: string;
  slug: string | null;
}

/** A letter of a script that does not divide words. */
const NO_BLANKS = `[${UNSPACED}]`;
const GAP = /[\s-]+/;
const hasCapitalsInside = (spelling: string): boolean => /\S\p{Lu}/u.test(spelling);

/** Whether a character code is that of a digit or an English letter. */
const isAsciiWord = (code: number): boolean =>
  (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);

/** Returns the same key for all spellings that look the same to a reader. */
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
 * Returns a function that splits a text at its terms: whole words, longest first. It skips the
 * terms in `seen`, and adds those that it finds.
 */
export function termFinder(
  terms: readonly TermPattern[],
): (text: string, seen: Set<string>) => readonly Piece[] {
  const spellings = terms.flatMap((term) => term.spellings);
  const slugs = new Map(
    terms.flatMap((term) => term.spellings.map((spelling) => [spellingKey(spelling), term.slug])),
  );
  const longestFirst = [...spellings].sort((one, other) => other.length - one.length);
  // Patterns by first letter. Looking at each letter of a text, and then only for terms that begin
  // with it, is three times as fast as one search for all terms.
  const byInitial = new Map(
    groupBy(longestFirst, (spelling) => spelling.charAt(0).toLowerCase()).map(({ key, items }) => {
      const anyTerm = items.map(patternOf).join("|");
      const whole = `(?:(?<!${LETTER}-?)|(?=${NO_BLANKS}))(?:${anyTerm})(?:(?!-?${LETTER})|(?<=${NO_BLANKS}))`;
      return [key, new RegExp(whole, "uy")];
    }),
  );

  /** Returns the term that begins at an index of a text; undefined if there is none. */
  function termAt(text: string, index: number): string | undefined {
    if (index > 0 && isAsciiWord(text.charCodeAt(index - 1))) return undefined;
    const pattern = byInitial.get(text.charAt(index).toLowerCase());
    if (!pattern) return undefined;
    pattern.lastIndex = index;
    return pattern.exec(text)?.[0];
  }

  return (text, seen) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (let index = 0; index < text.length; index += 1) {
      const found = termAt(text, index);
      if (found === undefined) continue;
      const term = slugs.get(spellingKey(found));
      if (term !== undefined && !seen.has(term)) {
        seen.add(term);
        if (index > end) pieces.push({ text: text.slice(end, index), slug: null });
        pieces.push({ text: found, slug: term });
        end = index + found.length;
      }
      index += found.length - 1;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), slug: null });
    return pieces;
  };
}
