import { type Match, matcherOf } from "./matches";
import { termsOf } from "./terms";

const BEFORE = 60;
const LENGTH = 180;

/** A piece of text, and whether it is what was searched for. */
export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

/** All words of a text that an input stands for, in order. */
const matchesIn = (text: string, input: string): Match[] =>
  termsOf(input)
    .flatMap((term) => matcherOf(term)(text))
    .sort((a, b) => a.start - b.start);

/** Where to cut, so that most matches are shown: around the first, or around a later one with more of them behind it. */
function startOf(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const from = Math.max(0, start - BEFORE);
    const count = matches.filter((match) => match.start >= from && match.end <= from + LENGTH);
    if (count.length > best.count) best = { start: from, count: count.length };
  }
  return best.start;
}

/** The surroundings of the matches of an input in a text, the matches apart from the rest (S4). */
export function snippet(text: string, input: string): SnippetPart[] {
  const matches = matchesIn(text, input);
  const start = startOf(matches);
  const end = Math.min(text.length, start + LENGTH);
  const parts: SnippetPart[] = [];
  const add = (to: number, isMatch: boolean) => {
    if (to > position) parts.push({ text: text.slice(position, to), isMatch });
    position = Math.max(position, to);
  };
  let position = start;
  for (const match of matches) {
    if (match.start < position || match.end > end) continue;
    add(match.start, false);
    add(match.end, true);
  }
  add(end, false);
  const ellipsis = { text: "…", isMatch: false };
  return [...(start > 0 ? [ellipsis] : []), ...parts, ...(end < text.length ? [ellipsis] : [])];
}
