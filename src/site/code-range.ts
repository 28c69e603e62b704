/** A code block within a text: from the character at `start` to the one before `end`. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
  /** The language as the author has named it. Null if there is no name. */
  readonly language: string | null;
}
