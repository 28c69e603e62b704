/**
 * lunr's index of all texts is large, and few readers search: at 500 docs it is 2.2 MB beside 0.9
 * MB of text, and a sixth of the build. So titles and headings have an index each, and the browser
 * indexes the texts. The search is not split by section, because a reader does not know where the
 * answer is. The address of the data is in the data of the not-found page: in the frame it would
 * change every page with every text.
 */
import { choosableVersions } from "../../site/docs-versions";
import * as routes from "../../site/routes";
import { indexedWord, keyOf, nameWordsOf } from "../../site/search-words";
import { labelsAround } from "../../site/sidebar";
import type { NodeApi } from "../nodes/nodes";
import { hasGlossary } from "../settings/site-parts";
import { pagesQuery, sectionsQuery, synonymsQuery } from "./queries";

type Section = Queries.SearchSectionFragment["sections"][number];

/**
 * Returns the id of a page. Ids are short, because the indexes and the stores repeat them many
 * times. Routes as ids would make them much larger.
 */
const pageId = (place: number): string => place.toString(36);

/**
 * Returns the sections of a page, with their ids. The text before the first heading has the page's
 * id. The ids of the other sections begin with it.
 */
const sectionsOf = (sections: readonly Section[], page: number) =>
  sections.map(({ id: anchor, ...section }, place) => ({
    ...section,
    anchor,
    id: anchor === null ? pageId(page) : `${pageId(page)}.${place.toString(36)}`,
  }));

/** Returns a section that is the text before the first heading. */
const lead = (text: string): Section => ({ id: null, heading: null, text, blocks: [] });

/** The glossary. Each of its terms is a section. */
const GLOSSARY = {
  title: STRINGS.lists.glossary,
  path: routes.glossary,
  text: STRINGS.lists.glossaryText,
};

/** Returns the page of the glossary, if the site has one. */
const glossaryPages = () => (hasGlossary() ? [GLOSSARY] : []);

/** Whether a doc describes a contract. */
const isContract = (file: string): boolean => file.endsWith(".sol");

/** Returns the words of a title or heading as lunr indexes them: it splits at spaces only. */
const indexedWords = (name: string): string =>
  nameWordsOf(name)
    .map((word) => indexedWord(keyOf(word)))
    .join(" ");

function pageRecords(data: Queries.SearchPagesQuery) {
  const withTrail = <Page extends { breadcrumbs: readonly { readonly label: string }[] }>(
    page: Page,
  ) => ({ ...page, trail: labelsAround(page.breadcrumbs) });
  const versions = data.allDocsVersion.nodes;
  // A collection of docs with one version needs no name for it.
  const named = new Set(choosableVersions(versions).map(({ name }) => name));
  const versionOf = (name: string) => (named.has(name) ? { version: name } : {});
  return [
    ...data.allDoc.nodes.map(({ version, file, ...doc }) => ({
      ...withTrail(doc),
      kind: isContract(file) ? "contract" : "doc",
      ...versionOf(version.name),
    })),
    ...data.allBlogPost.nodes.map((post) => ({
      ...post,
      trail: [STRINGS.blog.title],
      kind: "post",
    })),
    ...data.allPage.nodes.map((page) => ({ ...page, trail: [], kind: "page" })),
    ...glossaryPages().map((page) => ({ ...page, trail: [], kind: "glossary" })),
    ...versions.flatMap(({ name, categories }) =>
      categories.map((category) => ({
        ...withTrail(category),
        kind: "doc",
        ...versionOf(name),
      })),
    ),
  ].map((page, place) => ({ ...page, words: indexedWords(page.title), id: pageId(place) }));
}

/** Returns the sections of all pages, which have the order of `pageRecords`. */
const sectionRecords = (data: Queries.SearchSectionsQuery) =>
  [
    ...[data.allDoc, data.allBlogPost, data.allPage].flatMap(({ nodes }) =>
      nodes.map(({ content }) => content.sections),
    ),
    ...glossaryPages().map(({ text }) => [
      lead(text),
      ...data.allGlossaryTerm.nodes.map(({ slug, term, definition }) => ({
        ...lead(definition),
        id: slug,
        heading: term,
      })),
    ]),
    ...data.allDocsVersion.nodes.flatMap(({ categories }) =>
      categories.map(({ title, description }) => [lead(description ?? title)]),
    ),
  ].flatMap(sectionsOf);

const headingRecords = (data: Queries.SearchSectionsQuery) =>
  sectionRecords(data)
    .filter(({ anchor }) => anchor !== null)
    .map((record) => ({ ...record, words: indexedWords(record.heading ?? "") }));

const textRecords = (data: Queries.SearchSectionsQuery) =>
  // Most texts have neither code nor tables.
  sectionRecords(data).map(({ blocks, ...section }) =>
    blocks.length > 0 ? { ...section, blocks } : section,
  );

/** The other names of a term in the glossary are synonyms too. */
const synonymRecords = ({ allSynonymGroup, allGlossaryTerm }: Queries.SearchSynonymsQuery) =>
  [
    ...allSynonymGroup.nodes.map(({ words }) => words),
    ...allGlossaryTerm.nodes.map(({ term, aliases }) => [term, ...aliases]),
  ]
    .filter(({ length }) => length > 1)
    .map((words, place) => ({ id: place.toString(36), words }));

/** What gatsby-plugin-local-search calls with the answer of a query. */
const from =
  <Data>(records: (data: Data) => Record<string, unknown>[]) =>
  ({ data }: { data: Data }) =>
    records(data);

/**
 * Options of gatsby-plugin-local-search, which this site uses four times (S1). Titles and headings
 * have separate indexes. In a common index, most entries would have no title, and lunr would treat
 * that as a short title.
 *
 * Texts have no index. For 500 docs, it would be 2.2 MB gz beside 0.9 MB of text. The browser
 * builds its own index in less time than it would take to fetch one.
 */
export const searches = [
  {
    name: "pages",
    engine: "lunr",
    query: pagesQuery,
    index: ["words"],
    store: ["title", "path", "trail", "kind", "version"],
    normalizer: from(pageRecords),
  },
  {
    name: "headings",
    engine: "lunr",
    query: sectionsQuery,
    index: ["words"],
    store: ["heading", "anchor"],
    normalizer: from(headingRecords),
  },
  {
    name: "texts",
    engine: "lunr",
    query: sectionsQuery,
    index: [],
    store: ["text", "blocks"],
    normalizer: from(textRecords),
  },
  {
    name: "synonyms",
    engine: "lunr",
    query: synonymsQuery,
    index: [],
    store: ["words"],
    normalizer: from(synonymRecords),
  },
];

const typeOf = (name: string): string =>
  `LocalSearch${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Returns the files that the search of this build reads, as paths in the site. */
export const searchFiles = ({ getNodesByType }: Pick<NodeApi, "getNodesByType">): string[] =>
  searches
    .flatMap(({ name }) => getNodesByType(typeOf(name)))
    .flatMap(({ internal: { contentDigest } }) =>
      ["index.txt", "store.json"].map((kind) => `static/${contentDigest}.${kind}`),
    );

/**
 * The types of the plugin's nodes. Without them, Gatsby would infer a type from the store, with a
 * field for each of its thousands of records. That takes 0.5 s of each change in development.
 */
export const types = searches
  .map(
    ({ name }) =>
      `"Data of the search for the reader's browser: the index \`${name}\`." type ${typeOf(name)} implements Node @dontInfer { "The name of the index." name: String! }`,
  )
  .join("\n");
