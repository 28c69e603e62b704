/** Writes a whole number as the language of the page does: "12,345". */
export const wholeNumber = (number: number | bigint): string =>
  number.toLocaleString(PAGE_LANGUAGE.lang, { numberingSystem: "latn" });
