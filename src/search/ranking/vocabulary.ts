import lunr from "lunr";
import { foldOf, nameWordsOf } from "../../site/search-words";
import type { QueryTerm } from "./terms";
import type { TextIndex } from "./text-index";

declare module "lunr" {
  namespace TokenSet {
    // lunr has these, but its published types do not.
    function fromArray(sortedWords: readonly string[]): TokenSet;
    function fromFuzzyString(word: string, slips: number): TokenSet;
  }
  interface TokenSet {
    final: boolean;
    edges: Record<string, TokenSet>;
  }
}

/** All words that can be searched. */
export interface Vocabulary {
  /** How often each word occurs, in any spelling. */
  frequencies: ReadonlyMap<string, number>;
  /** A spelling of each word. */
  spellings: ReadonlyMap<string, string>;
  words: lunr.TokenSet;
}

const MOST = 3;
/** No word of a language is longer. The time to find corrections grows fast with the length. */
const LONGEST = 30;

/** Returns the vocabulary of titles, headings and texts. */
export function vocabularyOf(names: readonly string[], texts: TextIndex): Vocabulary {
  const frequencies = new Map<string, number>();
  const spellings = new Map<string, string>();
  function add(spelling: string, count: number): void {
    const word = foldOf(spelling);
    frequencies.set(word, (frequencies.get(word) ?? 0) + count);
    spellings.set(word, spelling);
  }
  for (const name of names) {
    for (const word of nameWordsOf(name)) add(word, 1);
  }
  for (const [word, { counts }] of texts.words) {
    add(
      word,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }
  return { frequencies, spellings, words: lunr.TokenSet.fromArray([...frequencies.keys()].sort()) };
}

/**
 * Returns how many typing errors to forgive in a word: one from four letters on, two from eight
 * (S3). Longer words than `LONGEST` get none.
 */
function slipsIn({ length }: string): number {
  if (length < 4 || length > LONGEST) return 0;
  return length < 8 ? 1 : 2;
}

/** Changes an automaton so that it also accepts any text that begins with what it accepts. */
function openEnds(start: lunr.TokenSet): lunr.TokenSet {
  const seen = new Set<lunr.TokenSet>();
  const open = [start];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...Object.values<lunr.TokenSet>(node.edges));
    if (node.final) node.edges["*"] = node;
  }
  return start;
}

/**
 * Returns the words that the reader probably meant by a word that is in no text: those with the
 * fewest typing errors, the most frequent first (S3).
 */
export function corrections(
  { frequencies, spellings, words }: Vocabulary,
  { word: typed, isLast }: QueryTerm,
): string[] {
  const word = foldOf(typed);
  for (let slips = 1; slips <= slipsIn(word); slips += 1) {
    const whole = words.intersect(lunr.TokenSet.fromFuzzyString(word, slips)).toArray();
    // The reader may have typed only the start of a word so far.
    const found =
      whole.length > 0 || !isLast
        ? whole
        : words.intersect(openEnds(lunr.TokenSet.fromFuzzyString(word, slips))).toArray();
    if (found.length > 0) {
      const frequency = (candidate: string) => frequencies.get(candidate) ?? 0;
      return found
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, MOST)
        .map((candidate) => spellings.get(candidate) ?? candidate);
    }
  }
  return [];
}
