/** The parts of packages without types that preview pictures use. */
declare module "bidi-js" {
  type Direction = "ltr" | "rtl";
  interface Embedding {
    /** The level of each UTF-16 unit. Odd ones run from right to left. */
    levels: Uint8Array;
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction: Direction): Embedding;
    /** Returns the places of all UTF-16 units in the text, from left to right. */
    getReorderedIndices(text: string, embedding: Embedding): number[];
  };
}
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}
