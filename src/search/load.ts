import lunr from "lunr";
import type { SearchData, Section } from "./search";
import { synonymsOf } from "./variants";
import { vocabularyOf } from "./vocabulary";

/** Where gatsby-plugin-local-search has put what is searched. */
export interface SearchUrls {
  indexUrl: string;
  sectionsUrl: string;
  synonymsUrl: string;
  textsUrl: string;
}

/** What is searched, and the texts as they are shown. */
export interface Loaded {
  data: SearchData;
  textOf: (id: string) => string;
}

type Store<Record_> = Readonly<Record<string, Record_>>;

const fetchJson = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** Titles and headings in small letters. */
const namesOf = (sections: Store<Section>): string[] =>
  Object.values(sections).map(({ title, heading }) => `${title} ${heading}`.toLowerCase());

/** Titles, headings and synonyms: little, and so there first. */
export async function loadHeadings(urls: SearchUrls): Promise<Loaded> {
  const [index, sections, synonyms]: [object, Store<Section>, Store<{ words: string[] }>] =
    await Promise.all([
      fetchJson(urls.indexUrl),
      fetchJson(urls.sectionsUrl),
      fetchJson(urls.synonymsUrl),
    ]);
  return {
    data: {
      index: lunr.Index.load(index),
      sections,
      texts: new Map(),
      vocabulary: vocabularyOf(namesOf(sections)),
      synonyms: synonymsOf(Object.values(synonyms).map(({ words }) => words)),
    },
    textOf: () => "",
  };
}

/** The texts of all sections, added to their headings. */
export async function loadTexts(urls: SearchUrls, headings: Promise<Loaded>): Promise<Loaded> {
  const stored: Store<{ text: string }> = await fetchJson(urls.textsUrl);
  const { data } = await headings;
  const texts = new Map(
    Object.entries(stored).map(([id, { text }]) => [id, text.toLowerCase()] as const),
  );
  return {
    data: {
      ...data,
      texts,
      vocabulary: vocabularyOf([...namesOf(data.sections), ...texts.values()]),
    },
    textOf: (id) => stored[id]?.text ?? "",
  };
}
