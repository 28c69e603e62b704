/** Codes of countries that sites use as those of languages, and what they mean. */
const MEANT: Readonly<Record<string, string>> = {
  br: "pt-BR",
  cn: "zh-CN",
  cz: "cs",
  dk: "da",
  gr: "el",
  in: "hi",
  iw: "he",
  jp: "ja",
  kr: "ko",
  tw: "zh-TW",
  ua: "uk",
  vn: "vi",
};

/** Returns the language tag that a code of a site means; undefined if it can mean none. */
export function languageTag(code: string): string | undefined {
  try {
    return MEANT[code] ?? Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}
