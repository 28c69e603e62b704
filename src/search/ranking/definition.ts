import type { SearchData } from "./data";
import { termsOf } from "./terms";
import { stemsOf } from "./variants";

/** A term of the glossary, with its definition. */
export interface Definition {
  term: string;
  text: string;
  path: string;
}

/**
 * Returns the term of the glossary that an input names, by itself or by a synonym. Null if the
 * input says anything else, or if the definitions are not loaded yet.
 */
export function definitionOf(
  { terms, sections, synonyms, textOf }: SearchData,
  input: string,
): Definition | null {
  const asked = stemsOf(termsOf(input));
  const meanings = synonyms
    .map((phrases) => phrases.map(stemsOf))
    .filter((names) => names.includes(asked));
  const id = [asked, ...meanings.flat()].map((name) => terms.get(name)).find(Boolean);
  const section = id === undefined ? undefined : sections.get(id);
  const text = id === undefined ? "" : textOf(id);
  return section && text ? { term: section.heading, text, path: section.path } : null;
}
