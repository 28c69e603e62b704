/** What in a text is not prose: from the character at `start` to the one before `end`. */
export interface TextBlock {
  readonly kind: "code" | "table";
  readonly start: number;
  readonly end: number;
  /** The language of code as the author has named it. Null if there is no name. */
  readonly language: string | null;
}
