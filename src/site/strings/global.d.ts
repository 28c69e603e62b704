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
};
