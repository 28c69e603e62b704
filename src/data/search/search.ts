import * as routes from "../../site/routes";

type Pages<Page> = Record<
  "allDoc" | "allBlogPost" | "allPage",
  { nodes: readonly (Page & { unlisted: boolean })[] }
> & {
  allDocsVersion: { nodes: readonly { categories: readonly Category[] }[] };
};

interface Trail {
  breadcrumbs: readonly Pick<Queries.Breadcrumb, "label">[];
}

/** The page of a category of docs. */
type Category = Pick<Queries.DocsCategory, "title" | "path" | "description"> & Trail;

type PageWithTitle = Pick<Queries.Page, "title" | "path"> & Partial<Trail> & { __typename: string };

/** Each index asks for what it needs of a section. */
type AskedSection = Pick<Queries.Section, "id"> & Partial<Queries.Section>;

interface PageWithSections {
  content: { sections: readonly AskedSection[] };
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
 * The glossary has one record: readers find its page by its title alone. With a record for each
 * term, the term's name would be the whole heading. Then definitions would come before the sections
 * that explain the terms: the mean reciprocal rank of the test's queries falls from 0.94 to 0.85.
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
 * Returns all pages that readers may find, each with an id. Ids are short, because the index and
 * the stores repeat them many times. Routes as ids would make them much larger.
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
 * Returns the sections of all pages. The text before a page's first heading has the page's id. The
 * ids of the other sections begin with the page's id.
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

/** Returns the labels of the sections around a page, outermost first. */
function trailOf({ __typename, breadcrumbs = [] }: PageWithTitle): string[] {
  // The last breadcrumb is the page itself.
  return __typename === "BlogPost" ? ["Blog"] : breadcrumbs.slice(0, -1).map(({ label }) => label);
}

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
      data: { allSynonymGroup: { nodes: readonly Pick<Queries.SynonymGroup, "words">[] } };
    }) => data.allSynonymGroup.nodes.map(({ words }, place) => ({ id: place.toString(36), words })),
  },
];

/**
 * The types of the plugin's nodes. Without them, Gatsby would infer a type from the store, with a
 * field for each of its thousands of records. That takes 0.5 s of each change in development.
 */
export const types = searches
  .map(
    ({ name }) =>
      `type LocalSearch${name.charAt(0).toUpperCase()}${name.slice(1)} implements Node @dontInfer { "The name of the index." name: String! }`,
  )
  .join("\n");
