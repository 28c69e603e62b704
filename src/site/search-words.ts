import { onceForEach } from "./once-for-each";

/** Letters of scripts that put no blanks between words, in a class of a regular expression. */
export const UNSPACED =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}";
/** A letter, a digit or a mark, as a class of a regular expression. */
export const LETTER = "[\\p{L}\\p{N}\\p{M}]";
/** A word of a text, or all words between two blanks. */
export const WORD = new RegExp(
  `(?:(?=[${UNSPACED}])${LETTER})+|(?:(?![${UNSPACED}])${LETTER})+`,
  "gu",
);
const SPACED_WORD = new RegExp(`${LETTER}+`, "gu");
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
/** Two letters. Every letter but the last begins a pair. */
const PAIR = /(?=(..))/gsu;
/** Where a part of a name in code ends: before `Built` in `useBuiltIns`, `Element` in `HTMLElement`. */
const PART_END = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** A word, and where it begins in its text. */
interface PlacedWord {
  word: string;
  index: number;
}

/**
 * Returns the words of a text. Where no blanks divide words, each pair of letters is one: what a
 * reader types is found wherever its pairs are, and the same in all browsers, unlike with
 * `Intl.Segmenter`, which Firefox has since version 125.
 */
export const placedWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) =>
    HAS_UNSPACED.test(word) && word.length > 1
      ? Array.from(word.matchAll(PAIR), ({ 1: pair = "", index: at }) => ({
          word: pair,
          index: index + at,
        }))
      : { word, index },
  );

/**
 * Returns where in a text the last letter of a word and the first one of the next word are a pair, as
 * `码生` in `代码生成`. Such a pair is rare, so it would decide, although it means nothing. A word of one
 * letter is in no other pair.
 */
function seamsIn(text: string): ReadonlySet<number> {
  const seams = new Set<number>();
  // Firefox has it since version 125.
  if (!("Segmenter" in Intl)) return seams;
  let isLong = false;
  const words = new Intl.Segmenter(PAGE_LANGUAGE.lang, { granularity: "word" }).segment(text);
  for (const { segment, index } of words) {
    const wasLong = isLong;
    isLong = segment.length > 1;
    if (wasLong && isLong) seams.add(index - 1);
  }
  return seams;
}

/** Returns the words of a text, but for the pairs of letters of two words. */
export function tellingWords(text: string): PlacedWord[] {
  const words = placedWords(text);
  if (!HAS_UNSPACED.test(text)) return words;
  const seams = seamsIn(text);
  return words.filter(({ index }) => !seams.has(index));
}

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize().toLowerCase();
  // Most texts have blanks. This is five times as fast for them.
  if (!HAS_UNSPACED.test(plain)) return plain.match(SPACED_WORD) ?? [];
  return placedWords(plain).map(({ word }) => word);
}

/**
 * Returns the start of a word as lunr has it in its index. lunr cuts off what is no letter of ASCII
 * from both ends of a word: it would leave nothing of `计算`. A sign that it keeps goes before it.
 */
export const indexedStart = (start: string): string => start.replace(/^(?=\W)/, "_");

/** Returns a word as lunr has it in its index. */
export const indexedWord = (word: string): string => indexedStart(word).replace(/(?<=\W)$/, "_");

/** Returns a word in lower case without its marks, in one of its spellings. */
export const foldOf = onceForEach((word: string) =>
  STRINGS.words.spelling(word.normalize("NFKD").replace(STRINGS.words.marks, "").normalize()),
);

/** Returns what forms of a word have in common. English words have their endings still: lunr cuts them off. */
export const keyOf = (word: string): string => STRINGS.words.ending(foldOf(word));

/** Returns a text in which spaces divide the names in code into their parts. */
export const divided = (text: string): string => text.split(PART_END).join(" ");

/**
 * Returns the words of a title or heading, in lower case. A name in code also has its parts:
 * `useBuiltIns` is "usebuiltins", "use", "built" and "ins".
 */
export function nameWordsOf(name: string, wordsIn = placedWords): string[] {
  return wordsIn(name.normalize()).flatMap(({ word }) => {
    const parts = word.split(PART_END);
    return [word, ...(parts.length > 1 ? parts : [])].map((part) => part.toLowerCase());
  });
}
