/**
 * In one line, a table reads like a sentence without sense, and code like prose. So the data of the
 * search says where in a text its tables and code blocks are, and a result shows one passage.
 */
import type { TextBlock } from "../../site/text-block";
import { matcherOf } from "./matches";
import type { QueryTerm } from "./terms";

/** A part of a section's text. */
export interface Passage {
  text: string;
  kind: TextBlock["kind"] | "prose";
  /** The language of code. Null if it is not named, and for what is not code. */
  language: string | null;
}

/** Cuts a text where its blocks begin and end. */
function passagesOf(text: string, blocks: readonly TextBlock[]): Passage[] {
  const passages: Passage[] = [];
  let position = 0;
  const addProse = (end: number) =>
    passages.push({ text: text.slice(position, end).trim(), kind: "prose", language: null });
  for (const { kind, start, end, language } of blocks) {
    addProse(start);
    passages.push({ text: text.slice(start, end), kind, language });
    position = end;
  }
  addProse(text.length);
  return passages.filter((passage) => passage.text !== "");
}

/**
 * Returns the passage of a text that has most of the terms. Prose comes before code and tables,
 * because it explains.
 */
export function bestPassage(
  text: string,
  blocks: readonly TextBlock[],
  terms: readonly QueryTerm[],
): Passage {
  const whole: Passage = { text, kind: "prose", language: null };
  if (blocks.length === 0) return whole;
  const matchers = terms.map(matcherOf);
  const termsIn = ({ text: words }: Passage): number =>
    matchers.filter((matchesIn) => matchesIn(words).length > 0).length;
  const isBlock = ({ kind }: Passage): number => Number(kind !== "prose");
  const [best] = passagesOf(text, blocks)
    .map((passage) => ({ passage, count: termsIn(passage) }))
    .sort((a, b) => b.count - a.count || isBlock(a.passage) - isBlock(b.passage));
  return best?.passage ?? whole;
}
