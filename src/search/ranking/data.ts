import type { TextBlock } from "../../site/text-block";
import type { NameIndex } from "./name-scores";
import type { TextIndex } from "./text-index";
import type { Synonyms } from "./variants";
import type { Vocabulary } from "./vocabulary";

/** What a page is. */
export type PageKind = "contract" | "doc" | "glossary" | "page" | "post";

/** A section of a page. */
export interface SearchSection {
  title: string;
  /** Empty for the text before the first heading. */
  heading: string;
  /** The route of the page. Below a heading, with the heading's anchor. */
  path: string;
  /** Labels of what is above the page on the site, outermost first. */
  trail: readonly string[];
  kind: PageKind;
  /** The name of the docs version. Missing if the site has only one. */
  version?: string;
}

/** Everything that is searched. Titles and headings are there first, the texts follow. */
export interface SearchData {
  names: NameIndex;
  sections: ReadonlyMap<string, SearchSection>;
  /** How many sections have a heading, by heading. */
  headings: ReadonlyMap<string, number>;
  texts: TextIndex;
  textOf: (id: string) => string;
  /** Returns the code blocks and tables in the text of a section. */
  blocksOf: (id: string) => readonly TextBlock[];
  /** The ids of the glossary's terms, by the stems of each of their names. */
  terms: ReadonlyMap<string, string>;
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}
