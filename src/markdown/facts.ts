import type { VFile } from "vfile";

/** A heading of a document. */
export interface DocumentHeading {
  id: string;
  /** 1 to 6. */
  level: number;
  /** Plain text. */
  text: string;
}

/** A link as written in a document, and its target. */
export interface DocumentLink {
  href: string;
  /** Route or URL after resolving; null if nothing is there. */
  target: string | null;
  /** Absolute path of the content file that the link names; null if it names none. */
  file: string | null;
  line: number;
  column: number;
}

/** What the plugins collect about a document. */
export interface Facts {
  /** Text of a first heading of level 1, which becomes the page's title. */
  title: string | null;
  headings: DocumentHeading[];
  links: DocumentLink[];
  /** Images beside the source, as paths below `content/`. */
  images: string[];
  /** Absolute paths of other Markdown files that the document imports. */
  parts: string[];
  /** Names of the figures in use, without `figures.`. */
  figures: string[];
  /** TeX of all formulas; null for a formula that was written as MathML. */
  formulas: (string | null)[];
  /** Offset of the truncate marker in the source; null if there is none. */
  truncateAt: number | null;
}

const factsOf = new WeakMap<VFile, Facts>();

/** Returns the facts of a file, which are empty at first. Plugins add to them. */
export function facts(file: VFile): Facts {
  const known = factsOf.get(file);
  if (known) return known;
  const fresh: Facts = {
    title: null,
    headings: [],
    links: [],
    images: [],
    parts: [],
    figures: [],
    formulas: [],
    truncateAt: null,
  };
  factsOf.set(file, fresh);
  return fresh;
}
