import type { PageKind } from "./ranking/data";
import type { Definition } from "./ranking/definition";
import type { BriefList, PageResult } from "./ranking/pages";

/** What a reader asks for. */
export interface Question {
  input: string;
  /** Names of the docs versions to search. Sections without a version are always searched. */
  versions: readonly string[];
  /** Only pages of this kind. Null for all. */
  kind: PageKind | null;
  /** Only docs of this section of the documentation. Null for all. */
  section: string | null;
  /** How the best results are listed. Null if all results are wanted. */
  brief: BriefList | null;
}

/** A filter, and how many results it leaves. */
export interface Count<Filter extends string> {
  filter: Filter;
  count: number;
}

/** The answer to a question. */
export interface Answer {
  pages: PageResult[];
  /** The term of the glossary that the input names. Null if it names none. */
  definition: Definition | null;
  /** Number of sections that the search has found. Of these, a brief answer shows the best. */
  count: number;
  /** How many results each kind has, whatever the kind that is asked for, the most first. */
  kinds: Count<PageKind>[];
  /** How many results each section of the docs has, the most first. */
  sections: Count<string>[];
  /** The input with its typing errors corrected. Null if there are none. */
  corrected: string | null;
}

export const NO_ANSWER: Answer = {
  pages: [],
  definition: null,
  count: 0,
  kinds: [],
  sections: [],
  corrected: null,
};
