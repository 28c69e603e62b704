import { runInThisContext } from "node:vm";
import { objectCode } from "../../src/site/strings/message";
import { numberCodes } from "../../src/site/strings/numbers";

/**
 * Loads a module as a build in another language has it, until this is called again. Its words stay
 * English.
 */
export function inLanguage<Module>(lang: string, load: () => Promise<Module>): Promise<Module> {
  const numbers = runInThisContext(`(${objectCode(numberCodes(lang))})`);
  Object.assign(globalThis, {
    PAGE_LANGUAGE: { lang, dir: "ltr" },
    STRINGS: { ...STRINGS, numbers },
  });
  jest.resetModules();
  return load();
}
