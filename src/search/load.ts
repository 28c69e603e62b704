import lunr from "lunr";
import type { Section } from "./search";
import type { Texts } from "./text-scores";

/** Where gatsby-plugin-local-search has put what is searched. */
export interface SearchUrls {
  indexUrl: string;
  sectionsUrl: string;
  textsUrl: string;
}

/** Titles and headings of all sections: little, and so there first. */
export interface Headings {
  index: lunr.Index;
  sections: Readonly<Record<string, Section>>;
}

/** Texts of all sections, by id: as they are shown and as they are searched. */
export interface SectionTexts {
  shown: ReadonlyMap<string, string>;
  searched: Texts;
}

const fetchJson = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** A function that keeps its promise, and forgets a failure, so that it can be tried again. */
function once<Argument, Value>(load: (argument: Argument) => Promise<Value>) {
  let loading: Promise<Value> | undefined;
  return (argument: Argument): Promise<Value> => {
    loading ??= load(argument).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Titles and headings, fetched once. */
export const loadHeadings = once(
  async ({ indexUrl, sectionsUrl }: SearchUrls): Promise<Headings> => {
    const [index, sections] = await Promise.all([fetchJson(indexUrl), fetchJson(sectionsUrl)]);
    return { index: lunr.Index.load(index), sections };
  },
);

/** Texts, fetched once. */
export const loadTexts = once(async ({ textsUrl }: SearchUrls): Promise<SectionTexts> => {
  const texts: Record<string, { text: string }> = await fetchJson(textsUrl);
  const entries = Object.entries(texts);
  return {
    shown: new Map(entries.map(([id, { text }]) => [id, text])),
    searched: new Map(entries.map(([id, { text }]) => [id, text.toLowerCase()])),
  };
});
