import type { VFile } from "vfile";
import type { DocumentTree } from "../site/tree";

/** A heading of a document. */
export interface DocumentHeading {
  id: string;
  /** 1 to 6. */
  level: number;
  /** Plain text. */
  text: string;
  /** Line in the document; null if a part that it imports has the heading. */
  line: number | null;
}

/** A link as written in a document, and its target. */
export interface DocumentLink {
  href: string;
  /** Route or URL after resolving; null if nothing is there. */
  target: string | null;
  /** Absolute path of the content file that the link names; null if it names none. */
  file: string | null;
  /** Absolute path of the part that has the link; missing if the document has it itself. */
  from?: string;
  line: number;
  column: number;
}

/** A worked example of a document. Values are texts as the page shows them. */
export interface ExampleFacts {
  /** Its anchor on the page. */
  id: string;
  title: string | null;
  line: number;
  inputs: {
    name: string;
    label: string;
    /** One, or those of a column. */
    values: string[];
    unit: string | null;
    /** What a reader may set it to; null if it stays as it is. */
    range: { from: string; to: string } | null;
    /** Key of the figure that it stands for. */
    figure: string | null;
  }[];
  results: {
    name: string;
    label: string;
    values: string[];
    unit: string | null;
    expression: string;
  }[];
  /** Keys of figures. */
  figures: string[];
  /** Names of formulas. */
  formulas: string[];
}

/** What the plugins collect about a document. */
export interface Facts {
  /** Text of a first heading of level 1, which becomes the page's title. */
  title: string | null;
  /** Whether the first heading is of level 1, but stands below other text. */
  hasTitleBelow: boolean;
  headings: DocumentHeading[];
  links: DocumentLink[];
  /** Images beside the source, as paths below `content/`. */
  images: string[];
  /** Absolute paths of other Markdown files that the document imports. */
  parts: string[];
  /** Absolute paths of other files that the document imports, such as components. */
  code: string[];
  /** Absolute paths of files whose text is in the document. */
  sources: string[];
  /** Where the document asks for the cards of its category. */
  cardLists: { line: number; column: number }[];
  /** Names of the figures in use, without `figures.`. */
  figures: string[];
  /** Terms of the glossary that are marked, by their anchors. */
  terms: string[];
  /** TeX of all formulas; null for a formula that was written as MathML. */
  formulas: (string | null)[];
  examples: ExampleFacts[];
  /** Elements for the page's head. */
  head: DocumentTree;
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
    hasTitleBelow: false,
    headings: [],
    links: [],
    images: [],
    parts: [],
    code: [],
    sources: [],
    cardLists: [],
    figures: [],
    terms: [],
    formulas: [],
    examples: [],
    head: [],
    truncateAt: null,
  };
  factsOf.set(file, fresh);
  return fresh;
}
