import type { CodeRange } from "../../site/code-range";
import { matcherOf } from "./matches";
import type { QueryTerm } from "./terms";

/** A part of a section's text: either code, or text between code. */
export interface Passage {
  text: string;
  isCode: boolean;
  /** The language of the code. Null if it is not named, and for text. */
  language: string | null;
}

/** Cuts a text where its code blocks begin and end. */
function passagesOf(text: string, code: readonly CodeRange[]): Passage[] {
  const passages: Passage[] = [];
  let position = 0;
  const addText = (end: number) =>
    passages.push({ text: text.slice(position, end).trim(), isCode: false, language: null });
  for (const { start, end, language } of code) {
    addText(start);
    passages.push({ text: text.slice(start, end), isCode: true, language });
    position = end;
  }
  addText(text.length);
  return passages.filter((passage) => passage.text !== "");
}

/**
 * Returns the passage of a text that has most of the terms. Text comes before code, because it
 * explains.
 */
export function bestPassage(
  text: string,
  code: readonly CodeRange[],
  terms: readonly QueryTerm[],
): Passage {
  const whole: Passage = { text, isCode: false, language: null };
  if (code.length === 0) return whole;
  const matchers = terms.map(matcherOf);
  const termsIn = ({ text: words }: Passage): number =>
    matchers.filter((matchesIn) => matchesIn(words).length > 0).length;
  const [best] = passagesOf(text, code)
    .map((passage) => ({ passage, count: termsIn(passage) }))
    .sort((a, b) => b.count - a.count || Number(a.passage.isCode) - Number(b.passage.isCode));
  return best?.passage ?? whole;
}
