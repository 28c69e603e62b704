import { readPageData } from "../../runtime/loading/page-data";
import type { SearchSource } from "../../search/client";
import { notFound } from "../../site/routes";

let loaded: Promise<SearchSource> | undefined;

async function load(): Promise<SearchSource> {
  const data = await readPageData<Queries.NotFoundQuery>(notFound);
  const { pages, headings, texts, synonyms, allDoc, allBlogPost } = data;
  if (!pages || !headings || !texts || !synonyms) throw new Error(STRINGS.search.missing);
  return {
    urls: { pages, headings, texts, synonyms },
    pageCount: allDoc.totalCount + allBlogPost.totalCount,
    suggestions: data.allSearchSuggestion.nodes.map(({ text }) => text),
    parts: { docs: data.allDocsVersion.nodes, site: data.siteConfig },
  };
}

/**
 * Returns where the search's data is. This changes with every text, so the frame of all pages must
 * not contain it. The not-found page contains it, as it looks for similar routes in that data.
 */
export async function searchSource(): Promise<SearchSource> {
  loaded ??= load();
  return loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
}
