/**
 * How well a section answers an input, beyond the words that match. The weights were tuned with
 * `npm run bench:ranking`. They hold for sites that they were not tuned on (docs/measurements).
 */

import { onceForEach } from "../../site/once-for-each";
import { nameWordsOf, tellingWords, wordsOf } from "../../site/search-words";
import type { PageKind, SearchData, SearchSection } from "./data";
import { type Asked, closeness, phraseIn, prepare, sameness } from "./likeness";
import { isStopWord, type QueryTerm, stopWordsOf } from "./terms";
import { rarity } from "./text-index";

/** How much a heading or title that says the same as the input counts. */
const SAME_HEADING = 1;
const SAME_TITLE = 2.5;
/** The same for a heading together with its page's title. */
const SAME_BOTH = 1.1;
/** How much it counts in addition if they say exactly the same: if more than `ALL` is the same. */
const EXACT = 1;
const ALL = 0.9;
/** The same if the input is the heading or title, word by word. */
const VERBATIM_HEADING = 1.5;
const VERBATIM_TITLE = 4;
/** How much it counts that the words stand close together. */
const CLOSENESS = 1.5;
/** How much it counts in addition that they follow each other as in the input. */
const PHRASE = 0.5;
/** How much it counts that the input and the heading are both questions. */
const QUESTION = 0.8;
/** The same if both begin with the same word, such as “when”. */
const SAME_QUESTION = 1.2;
/** How much a heading counts less that many pages have, such as “Sources”. */
const COMMON = 0.2;
const FEWEST_COMMON = 3;
/**
 * The factor on the score of each kind of page. Posts age, while docs are kept up to date. The
 * glossary says in one sentence what docs explain. Comments of contracts use the words of the docs,
 * for those who know them.
 */
const KINDS: Readonly<Record<PageKind, number>> = {
  doc: 1,
  page: 1,
  post: 0.5,
  contract: 0.2,
  glossary: 0.15,
};
/** The weight of a stop word in a name. */
const STOP_WORD = 0.3;
/** The number of texts that a word counts as having if it is in none. */
const UNKNOWN = 5;

/** Returns the word with which a question begins, in lower case. Undefined if it is no question. */
const questionOf = (text: string): string | undefined => {
  const found = STRINGS.words.question.exec(text);
  return found ? (found[1] ?? "").toLowerCase() : undefined;
};

/** Returns the factor on the score of a section of a kind of page. */
export const worthOf = (kind: PageKind): number => KINDS[kind];

/** What the search has taken a word of the input for. */
type Taken = readonly QueryTerm[];

/**
 * Returns a function that compares an input with sections. It takes what each word of the input was
 * taken for, and returns a function from a section to the factor on the section's score.
 */
export function comparison(
  { sections, headings, texts, textOf }: SearchData,
  input: string,
): (words: readonly Taken[]) => (id: string, section: SearchSection) => number {
  const asking = questionOf(input);
  const inputWords = wordsOf(input);
  const wordsIn = onceForEach((id: string) => wordsOf(textOf(id)));
  const wordsOfName = onceForEach((name: string) => nameWordsOf(name, tellingWords));
  /** Returns how telling a word is in a name. */
  const weightOf = onceForEach((word: string) =>
    isStopWord(word)
      ? STOP_WORD
      : Math.sqrt(rarity(sections.size, texts.words.get(word)?.ids.length ?? UNKNOWN)),
  );
  const asWord = (terms: Taken) => ({
    terms,
    weight: Math.max(0, ...terms.map(({ word }) => weightOf(word))),
  });
  const stopWords = stopWordsOf(input).map((word) => asWord([{ word, isLast: false }]));

  const isVerbatim = (name: string): boolean => wordsOf(name).join(" ") === inputWords.join(" ");

  /** Returns how much the input says the same as the section's names. */
  function named(asked: Asked, { title, heading }: SearchSection): number {
    const ofTitle = wordsOfName(title);
    const ofHeading = wordsOfName(heading);
    const alone = sameness(asked, heading ? ofHeading : ofTitle, weightOf);
    const both = heading ? sameness(asked, [...ofTitle, ...ofHeading], weightOf) : 0;
    const exact = Math.max(alone, both) > ALL ? EXACT : 0;
    const most = Math.max(
      (heading ? SAME_HEADING : SAME_TITLE) * Math.sqrt(alone),
      SAME_BOTH * Math.sqrt(both),
    );
    const verbatim = heading ? VERBATIM_HEADING : VERBATIM_TITLE;
    return exact + most + (isVerbatim(heading || title) ? verbatim : 0);
  }

  return (words) => {
    const telling = words.map(asWord);
    const asked = prepare([...telling, ...stopWords]);
    const passage = prepare(telling);
    return (id, section) => {
      const name = wordsOfName(section.heading || section.title);
      const text = wordsIn(id);
      const close =
        words.length > 1 ? Math.max(closeness(passage, name), closeness(passage, text)) : 0;
      const phrase = words.length > 1 ? phraseIn(inputWords, text, weightOf) : 0;
      const answering = asking === undefined ? undefined : questionOf(section.heading);
      const question =
        answering === undefined ? 0 : answering === asking ? SAME_QUESTION : QUESTION;
      const count = headings.get(section.heading) ?? 0;
      const common = count >= FEWEST_COMMON ? COMMON * Math.log(count) : 0;
      const likeness =
        (1 + named(asked, section)) * (1 + CLOSENESS * close) * (1 + PHRASE * phrase);
      // Whoever types the title of a post asks for it, however old it is.
      const worth = !section.heading && isVerbatim(section.title) ? worthOf(section.kind) : 1;
      return (likeness * (1 + question)) / (1 + common) / worth;
    };
  };
}
