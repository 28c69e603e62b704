/**
 * The words of the interface in the language of this build. This module has to be the first that an
 * entry of Node.js imports: others read `STRINGS` when they are loaded.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { dateCodes } from "../../site/strings/dates";
import { fromDocusaurus } from "../../site/strings/docusaurus";
import { english } from "../../site/strings/english";
import { languageTag } from "../../site/strings/language-tag";
import {
  type Catalogue,
  catalogueCodes,
  isMessage,
  type MessageCodes,
  objectCode,
} from "../../site/strings/message";
import { numberCodes } from "../../site/strings/numbers";
import { wordCodes } from "../../site/strings/words";
import { codeRoot, contentRoot, language } from "../files/project";
import { parseYaml } from "../yaml/document";
import { yamlValue } from "../yaml/value";
import { docusaurusMessages } from "./language-files";

/** Returns the value of a YAML file; undefined if there is none that can be read. */
function yamlIn(path: string): unknown {
  const { document, faults } = parseYaml(existsSync(path) ? readFileSync(path, "utf8") : "");
  return faults.length > 0 ? undefined : yamlValue(document).value;
}

/** A language of the site. */
interface Language {
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
  const { locales } = Object(yamlIn(join(contentRoot, "site.yml")));
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

/** The shipped languages beside English. */
const SHIPPED = ["ar", "de", "es", "fr", "he", "ja", "ko", "pt-BR", "zh-Hans"];

/** Returns the shipped language that a language tag means, such as `zh-Hans` for `zh-CN`. */
export function shippedLanguage(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return SHIPPED.find((shipped) => {
      const other = new Intl.Locale(shipped).maximize();
      return other.language === language && other.script === script;
    });
  } catch {
    return undefined;
  }
}

/** Returns what can be used of a file that is not checked yet. */
function asCatalogue(value: unknown): Catalogue {
  const entries = Object.entries(Object(value)).filter(
    ([, entry]) => typeof entry === "string" || (typeof entry === "object" && entry !== null),
  );
  return Object.fromEntries(
    entries.map(([name, entry]): [string, string | Catalogue] => [
      name,
      typeof entry === "string" ? entry : asCatalogue(entry),
    ]),
  );
}

/** Puts the messages of a catalogue over those of another one. */
function over(top: Catalogue, below: Catalogue): Catalogue {
  const both = { ...below };
  for (const [name, entry] of Object.entries(top)) {
    const under = below[name];
    const areGroups = under !== undefined && !isMessage(entry) && !isMessage(under);
    both[name] = areGroups ? over(entry, under) : entry;
  }
  return both;
}

/** The file in which the owner has other words for the interface, in the language of the build. */
export const stringsPath =
  language === undefined
    ? join(contentRoot, "strings.yml")
    : join(contentRoot, "i18n", language, "strings.yml");

/** Returns the messages that the project has in a language. */
function shippedCatalogue(tag: string): Catalogue {
  const shipped = shippedLanguage(tag);
  const path = join(codeRoot, `src/site/strings/${shipped}.yml`);
  return shipped === undefined ? english : asCatalogue(yamlIn(path));
}

/** Returns the messages of this build: those of the owner, then of Docusaurus, then of the project. */
const readCatalogue = (): Catalogue =>
  [...fromDocusaurus(docusaurusMessages("code.json")), asCatalogue(yamlIn(stringsPath))].reduce(
    (below, top) => over(top, below),
    shippedCatalogue(pageLanguage.lang),
  );

/** Returns the words with which pages in other languages offer the same page in this one. */
export function offerIn(code: string): { offer: string; close: string } {
  const { languages: words } = Object(over(shippedCatalogue(code), english));
  return { offer: words.offer, close: words.close };
}

/** The code of each message, as bundlers put it into scripts. */
export const stringCodes: MessageCodes = {
  ...catalogueCodes(english, readCatalogue(), pageLanguage.lang),
  dates: dateCodes(pageLanguage.lang),
  numbers: numberCodes(pageLanguage.lang),
  words: wordCodes(pageLanguage.lang),
};

/** The code of an object with all messages. */
export const stringsCode = objectCode(stringCodes);

Object.assign(globalThis, {
  PAGE_LANGUAGE: pageLanguage,
  STRINGS: runInThisContext(`(${stringsCode})`),
});
