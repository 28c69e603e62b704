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
  { terms, sections, textOf }: SearchData,
  input: string,
): Definition | null {
  const id = terms.get(stemsOf(termsOf(input))) ?? "";
  const section = sections.get(id);
  const text = textOf(id);
  return section && text ? { term: section.heading, text, path: section.path } : null;
}
