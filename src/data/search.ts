/** What a search knows of a section of a page (S1). */
interface Section {
  id: string;
  title: string;
  heading: string;
  path: string;
  /** `doc`, `post` or `page`. */
  kind: string;
  text: string;
}

interface Searchable {
  title: string;
  path: string;
  unlisted: boolean;
  content: {
    sections: readonly { id: string | null; heading: string | null; text: string }[];
  };
}

type Kinds = "allDoc" | "allBlogPost" | "allPage";

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
    allDoc { ${fields} }
    allBlogPost { ${fields} }
    allPage { ${fields} }
  }
`;

const sectionsOf = (kind: string, pages: readonly Searchable[]): Omit<Section, "id">[] =>
  pages
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ title, path, content }) =>
      content.sections.map(({ id, heading, text }) => {
        const address = id === null ? path : `${path}#${id}`;
        return { title, heading: heading ?? "", text, path: address, kind };
      }),
    );

const common = {
  engine: "lunr",
  query,
  normalizer: ({ data }: { data: Record<Kinds, { nodes: readonly Searchable[] }> }) =>
    [
      ...sectionsOf("doc", data.allDoc.nodes),
      ...sectionsOf("post", data.allBlogPost.nodes),
      ...sectionsOf("page", data.allPage.nodes),
    ]
      // Index and stores name a section many times: a short id makes them much smaller than an address would.
      .map((section, index): Section => ({ id: index.toString(36), ...section })),
};

/**
 * Options of gatsby-plugin-local-search, which is used twice. Titles and headings have an index by lunr. Texts have none: for 500
 * docs it would be 2.2 MB gz beside 0.9 MB of text, and the browser looks through that text in a few milliseconds.
 */
export const headingSearch = {
  ...common,
  name: "headings",
  index: ["title", "heading"],
  store: ["title", "heading", "path", "kind"],
};
export const textSearch = { ...common, name: "texts", index: [], store: ["text"] };
