import { runInThisContext } from "node:vm";
import { dateCodes } from "../../src/site/strings/dates";
import { english } from "../../src/site/strings/english";
import { catalogueCodes, objectCode } from "../../src/site/strings/message";

// What bundlers put in. The tests of the interface are in English, whatever the content's language is.
const codes = { ...catalogueCodes(english, {}, "en"), dates: dateCodes("en") };
Object.assign(globalThis, { STRINGS: runInThisContext(`(${objectCode(codes)})`) });
