/** A document to draw. */
export interface Drawable {
  /** Absolute path of a file in which its code might be. */
  script: string;
  /** Its code with everything that it imports, and a source map. */
  code: string;
  route: string;
  /** Its tree, as JSON. */
  tree: string;
}

/** The work of the thread that draws documents. */
export interface DrawingTask {
  documents: readonly Drawable[];
  /** Where the thread is: the index of a document, and the number of its hole or -1. */
  progress: Int32Array;
}

/** What a document shows, or why it shows nothing. */
export interface Drawn {
  index: number;
  /** The HTML of its page, with marks around what fills its holes. */
  html?: string;
  failure?: {
    message: string;
    stack: string;
    /** The number of the hole that was being filled; -1 if it was none. */
    hole: number;
    /** Whether only a page can draw it. */
    isUndrawable: boolean;
  };
}

declare global {
  /** Tells which hole is being filled, where code is drawn. */
  var fillsHole: (n: number) => void;
}
