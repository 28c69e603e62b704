import { type Match, matcherOf } from "./matches";
import type { QueryTerm } from "./terms";

/** How long a snippet is, and how much of it stands before the first match, in characters. */
export interface SnippetSize {
  length: number;
  before: number;
}

const LONG: SnippetSize = { length: 180, before: 60 };

/** A part of a text, and whether it matches the input. */
export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

/** Returns all words of a text that the terms stand for, in order. */
const matchesIn = (text: string, terms: readonly QueryTerm[]): Match[] =>
  terms.flatMap((term) => matcherOf(term)(text)).sort((a, b) => a.start - b.start);

/**
 * Returns where to cut the text so that most matches are visible: near the first match, or near a
 * later one that has more matches after it.
 */
function startOf(matches: readonly Match[], { length, before }: SnippetSize): number {
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const from = Math.max(0, start - before);
    const count = matches.filter((match) => match.start >= from && match.end <= from + length);
    if (count.length > best.count) best = { start: from, count: count.length };
  }
  return best.start;
}

/** Returns the text around the matches of terms. Each match is a part of its own (S4). */
export function snippet(
  text: string,
  terms: readonly QueryTerm[],
  size: SnippetSize = LONG,
): SnippetPart[] {
  const matches = matchesIn(text, terms);
  const cut = startOf(matches, size);
  // Words are not cut. The snippet begins and ends at a space, if there is one near.
  const first = text.indexOf(" ", cut - 1) + 1;
  const start = cut === 0 || first === 0 || first > cut + size.before ? cut : first;
  const limit = start + size.length;
  const last = text.lastIndexOf(" ", limit);
  const end = limit >= text.length ? text.length : last > limit - size.before ? last : limit;
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
