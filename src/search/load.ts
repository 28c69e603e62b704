import lunr from "lunr";
import type { SearchData, Section } from "./search";
import { indexTexts, NO_TEXTS } from "./text-index";
import { synonymsOf } from "./variants";
import { vocabularyOf } from "./vocabulary";

interface IndexAndStore {
  index: string;
  store: string;
}

/** Where gatsby-plugin-local-search has put what is searched. */
export interface SearchUrls {
  pages: IndexAndStore;
  headings: IndexAndStore;
  texts: Pick<IndexAndStore, "store">;
  synonyms: Pick<IndexAndStore, "store">;
}

/** What is searched, and the texts as they are shown. */
export interface Loaded {
  data: SearchData;
  textOf: (id: string) => string;
}

type Store<Stored> = Readonly<Record<string, Stored>>;

type StoredPage = Pick<Section, "title" | "path" | "trail">;
/** Its id is that of its page, a dot, and its number there. */
type StoredHeading = { heading: string; anchor: string };

const fetchJson = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/**
 * All sections, each with what it has in common with others of its page; and the sections of each
 * page.
 */
function toSections(pages: Store<StoredPage>, headings: Store<StoredHeading>) {
  const sections = new Map<string, Section>();
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

/** Titles and headings, a title once. */
const namesIn = (sections: Iterable<Section>): string[] =>
  Array.from(sections, ({ title, heading }) => heading || title);

/** Titles, headings and synonyms: little, and so there first. */
export async function loadHeadings(urls: SearchUrls): Promise<Loaded> {
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
  return {
    data: {
      names: {
        titles: lunr.Index.load(titleIndex),
        headings: lunr.Index.load(headingIndex),
        sectionsOf,
      },
      sections,
      texts: NO_TEXTS,
      vocabulary: vocabularyOf(namesIn(sections.values()), NO_TEXTS),
      synonyms: synonymsOf(Object.values(synonyms).map(({ words }) => words)),
    },
    textOf: () => "",
  };
}

/** The texts of all sections, added to their headings. */
export async function loadTexts(urls: SearchUrls, headings: Promise<Loaded>): Promise<Loaded> {
  const stored: Store<{ text: string }> = await fetchJson(urls.texts.store);
  const { data } = await headings;
  const texts = indexTexts(Object.entries(stored).map(([id, { text }]) => [id, text]));
  const vocabulary = vocabularyOf(namesIn(data.sections.values()), texts);
  return { data: { ...data, texts, vocabulary }, textOf: (id) => stored[id]?.text ?? "" };
}
