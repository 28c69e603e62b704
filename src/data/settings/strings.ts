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
import { uncheckedYaml } from "../yaml/unchecked";
import { alikeLetters } from "./alike-letters";
import { docusaurusMessages } from "./language-files";
import { pageLanguage } from "./languages";

/** Returns the value of a file that is not checked yet. */
const yamlIn = (path: string): unknown =>
  existsSync(path) ? uncheckedYaml(readFileSync(path, "utf8")) : undefined;

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
  words: wordCodes(pageLanguage.lang, alikeLetters(pageLanguage.lang)),
};

/** The code of an object with all messages. */
export const stringsCode = objectCode(stringCodes);

Object.assign(globalThis, {
  PAGE_LANGUAGE: pageLanguage,
  STRINGS: runInThisContext(`(${stringsCode})`),
});
