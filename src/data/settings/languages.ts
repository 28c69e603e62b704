import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageTag } from "../../site/strings/language-tag";
import { contentRoot, language } from "../files/project";
import { uncheckedYaml } from "../yaml/unchecked";

/** A language of the site. */
export interface Language {
  /** The name of its folder, and the beginning of its addresses. */
  code: string;
  /** The language tag that the code means. */
  tag: string;
  /** What the language calls itself. */
  label: string;
  direction: "ltr" | "rtl";
  /** Whether it is the site's own language, whose addresses begin with no code. */
  default: boolean;
}

const ENGLISH: Language = {
  ...{ code: "en", tag: "en", label: "English", direction: "ltr", default: true },
};

/** Returns the languages of the site. Its file is not checked yet: what is no language is left out. */
function readLanguages(): Language[] {
  const path = join(contentRoot, "site.yml");
  const { locales } = Object(existsSync(path) && uncheckedYaml(readFileSync(path, "utf8")));
  const found = (Array.isArray(locales) ? locales.map(Object) : []).flatMap((one): Language[] => {
    const code = String(one.code);
    const tag = languageTag(code);
    if (tag === undefined) return [];
    const direction = one.direction === "rtl" ? "rtl" : "ltr";
    return [
      { code, tag, label: String(one.label ?? code), direction, default: one.default === true },
    ];
  });
  return found.some((one) => one.default) ? found : [ENGLISH, ...found];
}

/** All languages of the site, its own first. */
export const languages = readLanguages().sort(
  (one, other) => Number(other.default) - Number(one.default),
);

/** The languages that a build of the site has to build beside its own. */
export const otherLanguages = language === undefined ? languages.slice(1) : [];

/** Returns what the addresses of a language begin with: the path prefix of the site, and its code. */
export function prefixOf({ code, default: isOwn }: Language): string {
  const own = (process.env.PATH_PREFIX ?? "").replace(/\/$/, "");
  const top = language === undefined ? own : own.slice(0, -`/${language}`.length);
  return isOwn ? top : `${top}/${code}`;
}

const ofBuild =
  languages.find(({ code, default: isOwn }) =>
    language === undefined ? isOwn : code === language,
  ) ?? ENGLISH;

/** The language of this build, and its direction, as attributes of `<html>`. */
export const pageLanguage = { lang: ofBuild.tag, dir: ofBuild.direction };
