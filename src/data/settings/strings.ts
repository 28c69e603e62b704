/**
 * The words of the interface in the language of this build. This module has to be the first that an
 * entry of Node.js imports: others read `STRINGS` when they are loaded.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { dateCodes } from "../../site/strings/dates";
import { english } from "../../site/strings/english";
import {
  type Catalogue,
  catalogueCodes,
  type MessageCodes,
  objectCode,
} from "../../site/strings/message";
import { contentRoot, root } from "../files/project";
import { parseYaml } from "../yaml/document";
import { yamlValue } from "../yaml/value";

/** Returns the value of a YAML file; undefined if there is none that can be read. */
function yamlIn(path: string): unknown {
  const { document, faults } = parseYaml(existsSync(path) ? readFileSync(path, "utf8") : "");
  return faults.length > 0 ? undefined : yamlValue(document).value;
}

interface Language {
  code?: unknown;
  direction?: unknown;
  default?: unknown;
}

/**
 * Returns the language of this build: that which `LOCALE` names, or the site's own. The site's file
 * is not checked yet.
 */
function readLanguage(): { lang: string; dir: string } {
  const { locales } = Object(yamlIn(join(contentRoot, "site.yml")));
  const languages: Language[] = Array.isArray(locales) ? locales.map(Object) : [];
  const { LOCALE } = process.env;
  const language = languages.find((one) => (LOCALE ? one.code === LOCALE : one.default === true));
  return {
    lang: String(language?.code ?? "en"),
    dir: language?.direction === "rtl" ? "rtl" : "ltr",
  };
}

/** The language of this build, and its direction, as attributes of `<html>`. */
export const pageLanguage = readLanguage();

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

function readCatalogue(): Catalogue {
  const shipped = shippedLanguage(pageLanguage.lang);
  const path = join(root, `src/site/strings/${shipped}.yml`);
  return shipped === undefined ? english : Object(yamlIn(path));
}

/** The code of each message, as bundlers put it into scripts. */
export const stringCodes: MessageCodes = {
  ...catalogueCodes(english, readCatalogue(), pageLanguage.lang),
  dates: dateCodes(pageLanguage.lang),
};

/** The code of an object with all messages. */
export const stringsCode = objectCode(stringCodes);

Object.assign(globalThis, { STRINGS: runInThisContext(`(${stringsCode})`) });
