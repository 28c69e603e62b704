/** A word of a text. */
export const WORD = /[\p{L}\p{N}]+/gu;
/** Where a part of a name in code ends: before `Built` in `useBuiltIns`, `Element` in `HTMLElement`. */
const PART_END = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Returns the words of a text, in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** Returns a text in which spaces divide the names in code into their parts. */
export const divided = (text: string): string => text.split(PART_END).join(" ");

/**
 * Returns the words of a title or heading, in lower case. A name in code also has its parts:
 * `useBuiltIns` is "usebuiltins", "use", "built" and "ins".
 */
export function nameWordsOf(name: string): string[] {
  return (name.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(PART_END);
    return [word, ...(parts.length > 1 ? parts : [])].map((part) => part.toLowerCase());
  });
}
