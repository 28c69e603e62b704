const AROUND = 60;

/** A piece of text, and whether it is what was searched for. */
export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The surroundings of the first match of any word of the input, the matches apart from the rest (S4). */
export function snippet(text: string, input: string): SnippetPart[] {
  const words = input.split(/\s+/).filter((word) => word.length > 1);
  const pattern = new RegExp(`(${words.map(escapePattern).join("|")})`, "gi");
  const first = words.length > 0 ? text.search(pattern) : -1;
  const start = Math.max(0, first - AROUND);
  const piece = text.slice(start, start + 3 * AROUND);
  const shown = `${start > 0 ? "…" : ""}${piece}${start + piece.length < text.length ? "…" : ""}`;
  if (first < 0) return [{ text: shown, isMatch: false }];
  return shown
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
