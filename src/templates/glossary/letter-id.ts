/** Returns the anchor of a letter in the glossary. No term can have this anchor. */
export const letterId = (letter: string): string => `letter:${letter}`;
