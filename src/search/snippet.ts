import { type Match, matcherOf } from "./matches";
import type { Term } from "./terms";

const BEFORE = 60;
const LENGTH = 180;

/** A piece of text, and whether it is what was searched for. */
export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

/** All words of a text that terms stand for, in order. */
const matchesIn = (text: string, terms: readonly Term[]): Match[] =>
  terms.flatMap((term) => matcherOf(term)(text)).sort((a, b) => a.start - b.start);

/**
 * Where to cut, so that most matches are shown: around the first, or around a later one with more
 * of them behind it.
 */
function startOf(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const from = Math.max(0, start - BEFORE);
    const count = matches.filter((match) => match.start >= from && match.end <= from + LENGTH);
    if (count.length > best.count) best = { start: from, count: count.length };
  }
  return best.start;
}

/** The surroundings of the matches of terms in a text, the matches apart from the rest (S4). */
export function snippet(text: string, terms: readonly Term[]): SnippetPart[] {
  const matches = matchesIn(text, terms);
  const cut = startOf(matches);
  // Words are not cut: the piece begins and ends at a space, unless there is none.
  const start = cut === 0 ? 0 : text.indexOf(" ", cut - 1) + 1 || cut;
  const limit = start + LENGTH;
  const space = text.lastIndexOf(" ", limit);
  const end = limit >= text.length ? text.length : space > start ? space : limit;
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
