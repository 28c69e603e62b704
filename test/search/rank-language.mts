/**
 * Ranks a list of queries in a language, and prints the quality as JSON. The rules for words hold for
 * a whole process, so each language needs one of its own (rank.ts starts it).
 */
import "../../src/data/settings/strings";

import { runInThisContext } from "node:vm";
import { builtSearchFiles } from "../../src/commands/mcp/built-site";
import { alikeLetters } from "../../src/data/settings/alike-letters";
import { languageTag } from "../../src/site/strings/language-tag";
import { objectCode } from "../../src/site/strings/message";
import { wordCodes } from "../../src/site/strings/words";
import { rankQueries, readQueries } from "./rank";

const [code = "en", file = "", folder = ""] = process.argv.slice(2);
const tag = languageTag(code) ?? code;
Object.assign(STRINGS, {
  words: runInThisContext(`(${objectCode(wordCodes(tag, alikeLetters(tag)))})`),
});
console.log(JSON.stringify(await rankQueries(readQueries(file), builtSearchFiles(folder))));
