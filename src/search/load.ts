import lunr from "lunr";
import type { TextBlock } from "../site/text-block";
import type { SearchData, SearchSection } from "./ranking/data";
import { termsOf } from "./ranking/terms";
import { indexTexts, NO_TEXTS } from "./ranking/text-index";
import { type Synonyms, stemsOf, synonymsOf } from "./ranking/variants";
import { vocabularyOf } from "./ranking/vocabulary";

interface IndexAndStore {
  index: string;
  store: string;
}

/** Where gatsby-plugin-local-search has put the search data. */
export interface SearchUrls {
  pages: IndexAndStore;
  headings: IndexAndStore;
  texts: Pick<IndexAndStore, "store">;
  synonyms: Pick<IndexAndStore, "store">;
}

type Store<Stored> = Readonly<Record<string, Stored>>;

type StoredPage = Omit<SearchSection, "heading">;
/** A heading's id is the id of its page, a dot, and its number on the page. */
type StoredHeading = { heading: string; anchor: string };

const fetchJson = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(STRINGS.common.answered(url, response.status));
  return response.json();
};

/** Returns all sections, each with the data of its page, and the ids of each page's sections. */
function toSections(pages: Store<StoredPage>, headings: Store<StoredHeading>) {
  const sections = new Map<string, SearchSection>();
  const sectionsOf = new Map<string, string[]>();
  for (const [id, page] of Object.entries(pages)) {
    sections.set(id, { ...page, heading: "" });
    sectionsOf.set(id, [id]);
  }
  for (const [id, { heading, anchor }] of Object.entries(headings)) {
    const [pageId = ""] = id.split(".");
    const page = pages[pageId];
    if (!page) continue;
    sections.set(id, { ...page, heading, path: `${page.path}#${anchor}` });
    sectionsOf.get(pageId)?.push(id);
  }
  return { sections, sectionsOf };
}

/** Returns all titles and headings, each title once. */
const namesIn = (sections: Iterable<SearchSection>): string[] =>
  Array.from(sections, ({ title, heading }) => heading || title);

/** What tells a term from a common word: the last part of "Lock (of tokens)". */
const QUALIFIER = / \([^()]+\)$/;

/** Returns the ids of the glossary's terms, by the stems of each of their names. */
function termsIn(
  sections: ReadonlyMap<string, SearchSection>,
  synonyms: Synonyms,
): Map<string, string> {
  const terms = new Map(
    Array.from(sections)
      .filter(([, { kind, heading }]) => kind === "glossary" && heading !== "")
      .flatMap(([id, { heading }]) =>
        [heading, heading.replace(QUALIFIER, "")].map(
          (name) => [stemsOf(termsOf(name)), id] as const,
        ),
      ),
  );
  const ids = new Map(terms);
  for (const names of synonyms.map((phrases) => phrases.map(stemsOf))) {
    const id = names.map((name) => terms.get(name)).find(Boolean);
    for (const name of names) if (id !== undefined && !ids.has(name)) ids.set(name, id);
  }
  return ids;
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Loads titles, headings and synonyms. They are small, so they are there first. */
export async function loadHeadings(urls: SearchUrls): Promise<SearchData> {
  const [titleIndex, pages, headingIndex, headings, synonyms]: [
    object,
    Store<StoredPage>,
    object,
    Store<StoredHeading>,
    Store<{ words: string[] }>,
  ] = await Promise.all([
    fetchJson(urls.pages.index),
    fetchJson(urls.pages.store),
    fetchJson(urls.headings.index),
    fetchJson(urls.headings.store),
    fetchJson(urls.synonyms.store),
  ]);
  const { sections, sectionsOf } = toSections(pages, headings);
  const groups = synonymsOf(Object.values(synonyms).map(({ words }) => words));
  return {
    names: {
      titles: lunr.Index.load(titleIndex),
      headings: lunr.Index.load(headingIndex),
      sectionsOf,
    },
    sections,
    headings: countsOf(Object.values(headings).map(({ heading }) => heading)),
    texts: NO_TEXTS,
    textOf: () => "",
    blocksOf: () => [],
    terms: termsIn(sections, groups),
    vocabulary: vocabularyOf(namesIn(sections.values()), NO_TEXTS),
    synonyms: groups,
  };
}

/** Loads the texts of all sections and adds them to the headings. */
export async function loadTexts(
  urls: SearchUrls,
  headings: Promise<SearchData>,
): Promise<SearchData> {
  const stored: Store<{ text: string; blocks?: TextBlock[] }> = await fetchJson(urls.texts.store);
  const data = await headings;
  const texts = indexTexts(Object.entries(stored).map(([id, { text }]) => [id, text]));
  const vocabulary = vocabularyOf(namesIn(data.sections.values()), texts);
  return {
    ...data,
    texts,
    vocabulary,
    textOf: (id) => stored[id]?.text ?? "",
    blocksOf: (id) => stored[id]?.blocks ?? [],
  };
}
