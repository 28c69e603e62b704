/** What a search knows of a section of a page (S1). */
interface Section {
  id: string;
  title: string;
  heading: string;
  path: string;
  /** `doc`, `post` or `page`. */
  kind: string;
  /** Where the page stands: labels of the sidebar's sections around it. */
  trail: string[];
  text: string;
}

interface Searchable {
  title: string;
  path: string;
  unlisted: boolean;
  breadcrumbs?: readonly { label: string }[];
  content: {
    sections: readonly { id: string | null; heading: string | null; text: string }[];
  };
}

interface Searchables {
  nodes: readonly Searchable[];
}

const fields = /* GraphQL */ `
  nodes {
    title
    path
    unlisted
    content {
      sections {
        id
        heading
        text
      }
    }
  }
`;

const query = /* GraphQL */ `
  query SearchSections {
    allDoc { ${fields} nodes { breadcrumbs { label } } }
    allBlogPost { ${fields} }
    allPage { ${fields} }
    allSynonymGroup { nodes { words } }
  }
`;

interface SearchQuery extends Record<"allDoc" | "allBlogPost" | "allPage", Searchables> {
  allSynonymGroup: { nodes: readonly { words: string[] }[] };
}

const sectionsOf = (kind: string, { nodes }: Searchables): Omit<Section, "id">[] =>
  nodes
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ title, path, breadcrumbs = [], content }) => {
      // The last step is the page itself.
      const trail = breadcrumbs.slice(0, -1).map(({ label }) => label);
      return content.sections.map(({ id, heading, text }) => {
        const address = id === null ? path : `${path}#${id}`;
        return { title, heading: heading ?? "", text, path: address, kind, trail };
      });
    });

const common = { engine: "lunr", query };

const sections = {
  ...common,
  normalizer: ({ data }: { data: SearchQuery }) =>
    [
      ...sectionsOf("doc", data.allDoc),
      ...sectionsOf("post", data.allBlogPost),
      ...sectionsOf("page", data.allPage),
    ]
      // Index and stores name a section many times: a short id makes them much smaller than an address would.
      .map((section, index): Section => ({ id: index.toString(36), ...section })),
};

/**
 * Options of gatsby-plugin-local-search, which is used three times: for sections, for their texts, and for synonyms. Titles and
 * headings have an index by lunr. Texts have none: for 500 docs it would be 2.2 MB gz beside 0.9 MB of text, and the browser looks
 * through that text in a few milliseconds.
 */
export const headingSearch = {
  ...sections,
  name: "headings",
  index: ["title", "heading"],
  store: ["title", "heading", "path", "kind", "trail"],
};
export const textSearch = { ...sections, name: "texts", index: [], store: ["text"] };
export const synonymSearch = {
  ...common,
  name: "synonyms",
  index: [],
  store: ["words"],
  normalizer: ({ data }: { data: SearchQuery }) =>
    data.allSynonymGroup.nodes.map(({ words }, index) => ({ id: index.toString(36), words })),
};
