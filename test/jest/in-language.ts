import { runInThisContext } from "node:vm";
import { alikeLetters } from "../../src/data/settings/alike-letters";
import { objectCode } from "../../src/site/strings/message";
import { numberCodes } from "../../src/site/strings/numbers";
import { wordCodes } from "../../src/site/strings/words";

/**
 * Loads a module as a build in another language has it, until this is called again. Its words stay
 * English.
 */
export function inLanguage<Module>(lang: string, load: () => Promise<Module>): Promise<Module> {
  const codes = objectCode({
    numbers: numberCodes(lang),
    words: wordCodes(lang, alikeLetters(lang)),
  });
  Object.assign(globalThis, {
    PAGE_LANGUAGE: { lang, dir: "ltr" },
    STRINGS: { ...STRINGS, ...runInThisContext(`(${codes})`) },
  });
  jest.resetModules();
  return load();
}
