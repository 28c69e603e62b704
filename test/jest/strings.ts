import { runInThisContext } from "node:vm";
import { dateCodes } from "../../src/site/strings/dates";
import { english } from "../../src/site/strings/english";
import { catalogueCodes, objectCode } from "../../src/site/strings/message";
import { numberCodes } from "../../src/site/strings/numbers";
import { wordCodes } from "../../src/site/strings/words";

// What bundlers put in. The tests of the interface are in English, whatever the content's language is.
const codes = {
  ...catalogueCodes(english, {}, "en"),
  dates: dateCodes("en"),
  numbers: numberCodes("en"),
  words: wordCodes("en"),
};
Object.assign(globalThis, {
  PAGE_LANGUAGE: { lang: "en", dir: "ltr" },
  STRINGS: runInThisContext(`(${objectCode(codes)})`),
});
