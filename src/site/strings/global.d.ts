/** Language and direction of the build's pages. */
declare const PAGE_LANGUAGE: { readonly lang: string; readonly dir: string };

/**
 * The words of the interface (src/site/strings/en.yml), and how dates and numbers are written. Bundlers put in
 * each as `STRINGS.group.name`, so a script holds what it shows, in one language.
 */
declare const STRINGS: import("./english").Strings & {
  readonly dates: {
    readonly months: readonly string[];
    readonly monthAndDay: (month: string, day: number) => string;
    readonly long: (month: string, day: number, year: number) => string;
  };
  readonly numbers: {
    /** What matches a sign between thousands, as a regular expression. */
    readonly group: string;
    /** The sign before decimals. */
    readonly decimal: string;
    readonly percent: (number: string) => string;
    readonly money: (sign: string, number: string) => string;
  };
  /** The forms of words (src/site/strings/words.ts). */
  readonly words: {
    /** What matches all marks that readers may leave out, such as accents. */
    readonly marks: RegExp;
    /** Makes spellings alike that readers do not tell apart. */
    readonly spelling: (word: string) => string;
    /** Cuts off endings. */
    readonly ending: (word: string) => string;
    /** From how many letters on a word is found within longer ones. 0 for never. */
    readonly within: number;
    /** What matches a word that says little. */
    readonly stop: RegExp;
    /** What matches a question. Two questions with the same first group ask for the same. */
    readonly question: RegExp;
  };
};
