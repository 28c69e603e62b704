/**
 * The words of the interface (src/site/strings/en.yml), and how dates are written. Bundlers put in
 * each as `STRINGS.group.name`, so a script holds what it shows, in one language.
 */
declare const STRINGS: import("./english").Strings & {
  readonly dates: {
    readonly months: readonly string[];
    readonly monthAndDay: (month: string, day: number) => string;
    readonly long: (month: string, day: number, year: number) => string;
  };
};
