import type { VFile } from "vfile";

/** A heading of a document. */
export interface Heading {
  id: string;
  /** 1 to 6. */
  level: number;
  /** Plain text. */
  text: string;
}

/** A link as written in a document, and where it leads. */
export interface DocumentLink {
  href: string;
  /** Route or URL after resolving; null when nothing is there. */
  target: string | null;
  /** Absolute path of the content file that the link names; null when it names none. */
  file: string | null;
  line: number;
  column: number;
}

/** What the plugins learn about a document on their way through it. */
export interface Facts {
  /** Text of a leading heading of level 1, which becomes the page's title. */
  title: string | null;
  headings: Heading[];
  links: DocumentLink[];
  /** Images beside the source, by their path below `content/`. */
  images: string[];
  /** Other Markdown files that the document imports, by their absolute paths. */
  parts: string[];
  /** Names of the figures used, without `figures.`. */
  figures: string[];
  /** TeX of all formulas; null for one that was written as MathML. */
  formulas: (string | null)[];
  /** Offset in the source of the truncate marker. */
  truncateAt: number | null;
}

const factsOf = new WeakMap<VFile, Facts>();

/** The facts of a file, empty at first. Plugins add to them. */
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
