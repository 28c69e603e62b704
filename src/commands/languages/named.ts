import { UsageError } from "../../data/files/usage-error";
import { type Language, otherLanguages } from "../../data/settings/languages";
import { didYouMean } from "../../site/problems/nearest";

/** Returns the further language of the site with this code. Throws a UsageError if there is none. */
export function languageNamed(code: string): Language {
  const language = otherLanguages.find((one) => one.code === code);
  if (language) return language;
  const codes = otherLanguages.map((one) => one.code);
  const known =
    codes.length > 0
      ? `They are ${codes.map((one) => `\`${one}\``).join(", ")}.`
      : "It has no other yet.";
  throw new UsageError(
    `\`${code}\` is none of the languages in \`locales\` of \`content/site.yml\`. ${known}${didYouMean(code, codes)}`,
  );
}
