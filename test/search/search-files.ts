import lunr from "lunr";
import { dataUrl } from "../../src/commands/mcp/built-site";
import { searches } from "../../src/data/search/search";
import type { SearchUrls } from "../../src/search/load";
import type { TextBlock } from "../../src/site/text-block";

/** A doc or a post as the search's queries return it. */
export interface SearchedPage {
  title: string;
  path: string;
  isPost?: boolean;
  /** The doc's source. Missing for a Markdown file. */
  file?: string;
  /** The text before the first heading has neither `id` nor `heading`. */
  sections: readonly {
    id: string | null;
    heading: string | null;
    text: string;
    blocks?: readonly TextBlock[];
  }[];
}

/** A term of the glossary as the search's queries return it. */
export interface SearchedTerm {
  slug: string;
  term: string;
  aliases: readonly string[];
  definition: string;
}

const VERSION = { name: "current", collection: "docs" };

/**
 * Makes the search's files of pages, as gatsby-plugin-local-search does in a build. Returns them as
 * `data:` URLs.
 */
export function searchFilesOf(
  pages: readonly SearchedPage[],
  synonyms: readonly { words: string[] }[] = [],
  terms: readonly SearchedTerm[] = [],
): SearchUrls {
  const posts = pages.filter(({ isPost }) => isPost);
  const docs = pages.filter(({ isPost }) => !isPost);
  const nodeOf = ({ title, path, sections }: SearchedPage) => ({
    title,
    path,
    content: { sections: sections.map((section) => ({ blocks: [], ...section })) },
  });
  const data = {
    allDoc: {
      nodes: docs.map((doc) => ({
        ...nodeOf(doc),
        file: doc.file ?? "a.md",
        breadcrumbs: [],
        version: VERSION,
      })),
    },
    allBlogPost: { nodes: posts.map(nodeOf) },
    allPage: { nodes: [] },
    allDocsVersion: { nodes: [{ ...VERSION, categories: [] }] },
    allSynonymGroup: { nodes: synonyms },
    allGlossaryTerm: { nodes: terms },
  };
  const filesOf = (wanted: string) => {
    const made = searches.find(({ name }) => name === wanted);
    if (!made) throw new Error(`There is no search data named ${wanted}.`);
    const { normalizer, index, store } = made;
    const records: Record<string, unknown>[] = normalizer({ data });
    const built = lunr((builder) => {
      for (const field of index) builder.field(field);
      for (const record of records) builder.add(record);
    });
    const stored = (record: Record<string, unknown>) =>
      Object.fromEntries(store.map((field) => [field, record[field]]));
    return {
      index: dataUrl(JSON.stringify(built)),
      store: dataUrl(
        JSON.stringify(Object.fromEntries(records.map((record) => [record.id, stored(record)]))),
      ),
    };
  };
  return {
    pages: filesOf("pages"),
    headings: filesOf("headings"),
    texts: filesOf("texts"),
    synonyms: filesOf("synonyms"),
  };
}
