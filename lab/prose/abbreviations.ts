import { type Block, type Finding, lineAt, textOf } from "./blocks";

const ABBREVIATION = /(?<![\p{L}\p{N}_])(\p{Lu}[\p{Lu}\p{N}]*\p{Lu})s?(?![\p{L}\p{N}_])/gu;

/** Abbreviations that need no explanation: the long form would help no reader. */
const KNOWN = [
  // Time, the name of token standards (ERC-20), and the name of a token.
  ...["UTC", "ERC", "USDC"],
  // Names of formats and languages.
  ...["CSS", "HTML", "JSON", "JSX", "MDX", "RSS", "TOML", "TSX", "YAML"],
  // The project behind the licence. Its name has no other form.
  "GNU",
];

/**
 * Returns whether the words contain the letters of an abbreviation in order. The words must start
 * with its first letter.
 */
function spells(words: string, abbreviation: string): boolean {
  const letters = Array.from(abbreviation.toLowerCase());
  let rest = words.toLowerCase();
  if (!rest.startsWith(letters[0] ?? "")) return false;
  return letters.every((letter) => {
    const index = rest.indexOf(letter);
    rest = rest.slice(index + 1);
    return index >= 0;
  });
}

/**
 * Returns whether the long form stands next to an abbreviation: "automated market maker (AMM)" or
 * "AMM (automated market maker)".
 */
function isExplained(text: string, start: number, end: number, abbreviation: string): boolean {
  const [, after] = /^ \(([^)]+)/.exec(text.slice(end)) ?? [];
  if (after?.includes(" ") && spells(after, abbreviation)) return true;
  const [, before] = /^(.*) \($/s.exec(text.slice(0, start)) ?? [];
  const words =
    before
      ?.split(/[.:;]\s|[()]/)
      .at(-1)
      ?.split(/\s+/) ?? [];
  return words.some((_, index) => spells(words.slice(index).join(" "), abbreviation));
}

/**
 * Reports abbreviations whose first use does not say what they stand for. `names` are the product's
 * own names, which need no explanation.
 */
export function abbreviationFindings(
  blocks: readonly Block[],
  names: readonly string[] = [],
): Finding[] {
  const seen = new Set([...KNOWN, ...names]);
  return blocks.flatMap((block) => {
    const text = textOf(block);
    return Array.from(text.matchAll(ABBREVIATION)).flatMap((match) => {
      const [written, abbreviation = ""] = match;
      if (seen.has(abbreviation)) return [];
      seen.add(abbreviation);
      if (isExplained(text, match.index, match.index + written.length, abbreviation)) return [];
      const message = `\`${abbreviation}\` is used before it is explained. At its first use, write its full form beside it: “… (${abbreviation})” or “${abbreviation} (…)”.`;
      return [{ line: lineAt(block, match.index), message }];
    });
  });
}
