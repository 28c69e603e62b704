import * as routes from "../../site/routes";

type Pages<Page> = Record<
  "allDoc" | "allBlogPost" | "allPage",
  { nodes: readonly (Page & { unlisted: boolean })[] }
> & {
  allDocsVersion: { nodes: readonly { categories: readonly Category[] }[] };
};

/** The page of a category of docs. */
interface Category {
  title: string;
  path: string;
  description: string | null;
  breadcrumbs: readonly { label: string }[];
}

interface PageWithTitle {
  __typename: string;
  title: string;
  path: string;
  breadcrumbs?: readonly { label: string }[];
}

interface PageWithSections {
  content: { sections: readonly { id: string | null; heading?: string | null; text?: string }[] };
}

const pagesQuery = (fields: string, docFields = ""): string => /* GraphQL */ `
  {
    allDoc { nodes { unlisted ${fields} ${docFields} } }
    allBlogPost { nodes { unlisted ${fields} } }
    allPage { nodes { unlisted ${fields} } }
    allDocsVersion { nodes { categories { title path description breadcrumbs { label } } } }
  }
`;

/**
 * The page of the glossary is found by its title alone. With a record for each term, whose name is
 * all of its heading, definitions come before the sections that explain them: the mean reciprocal
 * rank of the test's queries falls from 0.94 to 0.85.
 */
const GLOSSARY = {
  __typename: "Page",
  title: "Glossary",
  path: routes.glossary,
  content: { sections: [{ id: null, text: "Terms from A to Z." }] },
};

const ofCategory = (category: Category) => ({
  ...category,
  __typename: "DocsCategory",
  content: { sections: [{ id: null, text: category.description ?? category.title }] },
});

type Found = PageWithTitle & PageWithSections;

/**
 * All pages that may be found. Index and stores name an id many times: a short one makes them much
 * smaller than a route would.
 */
const listed = <Page>({
  allDoc,
  allBlogPost,
  allPage,
  allDocsVersion,
}: Pages<Page>): ((Page | Found) & { id: string })[] =>
  [
    ...[...allDoc.nodes, ...allBlogPost.nodes, ...allPage.nodes].filter(
      ({ unlisted }) => !unlisted,
    ),
    GLOSSARY,
    ...allDocsVersion.nodes.flatMap(({ categories }) => categories.map(ofCategory)),
  ].map((page, place) => ({ ...page, id: place.toString(36) }));

/**
 * The sections of all pages. The text before a page's first heading has the page's id, the others
 * one that begins with it.
 */
const sectionsOf = (pages: Pages<PageWithSections>) =>
  listed(pages).flatMap(({ id, content }) =>
    content.sections.map(({ id: anchor, heading, text }, place) => ({
      id: anchor === null ? id : `${id}.${place.toString(36)}`,
      anchor,
      heading,
      text,
    })),
  );

/** Labels of what stands around a page, outermost first. */
function trailOf({ __typename, breadcrumbs = [] }: PageWithTitle): string[] {
  // The last step is the page itself.
  return __typename === "BlogPost" ? ["Blog"] : breadcrumbs.slice(0, -1).map(({ label }) => label);
}

/**
 * Options of gatsby-plugin-local-search, which is used four times (S1). Titles and headings have an
 * index each: in one of both, most entries would have no title, which lunr takes for a short one.
 * Texts have none: for 500 docs it would be 2.2 MB gz beside 0.9 MB of text, and the browser makes
 * its own of them in less time than it would take to fetch.
 */
export const searches = [
  {
    name: "pages",
    engine: "lunr",
    query: pagesQuery("__typename title path", "breadcrumbs { label }"),
    index: ["title"],
    store: ["title", "path", "trail"],
    normalizer: ({ data }: { data: Pages<PageWithTitle> }) =>
      listed(data).map((page) => ({ ...page, trail: trailOf(page) })),
  },
  {
    name: "headings",
    engine: "lunr",
    query: pagesQuery("content { sections { id heading } }"),
    index: ["heading"],
    store: ["heading", "anchor"],
    normalizer: ({ data }: { data: Pages<PageWithSections> }) =>
      sectionsOf(data).filter(({ anchor }) => anchor !== null),
  },
  {
    name: "texts",
    engine: "lunr",
    query: pagesQuery("content { sections { id text } }"),
    index: [],
    store: ["text"],
    normalizer: ({ data }: { data: Pages<PageWithSections> }) => sectionsOf(data),
  },
  {
    name: "synonyms",
    engine: "lunr",
    query: "{ allSynonymGroup { nodes { words } } }",
    index: [],
    store: ["words"],
    normalizer: ({
      data,
    }: {
      data: { allSynonymGroup: { nodes: readonly { words: string[] }[] } };
    }) => data.allSynonymGroup.nodes.map(({ words }, place) => ({ id: place.toString(36), words })),
  },
];

/**
 * The types that the plugin's nodes have. Gatsby would infer one from the store, with a field for
 * each of its thousands of records: 0.5 s of each change in development.
 */
export const types = searches
  .map(
    ({ name }) =>
      `type LocalSearch${name.charAt(0).toUpperCase()}${name.slice(1)} implements Node @dontInfer { "The name of the index." name: String! }`,
  )
  .join("\n");
