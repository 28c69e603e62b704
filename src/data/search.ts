/** A search record: one section of a page (S1). */
interface SearchRecord {
  id: string;
  title: string;
  heading: string;
  text: string;
  path: string;
  /** `doc`, `post` or `page`. */
  kind: string;
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
  query SearchRecords {
    allDoc { ${fields} }
    allBlogPost { ${fields} }
    allPage { ${fields} }
  }
`;

const recordsOf = (kind: string, pages: readonly Searchable[]): Omit<SearchRecord, "id">[] =>
  pages
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ title, path, content }) =>
      content.sections.map(({ id, heading, text }) => {
        const address = id === null ? path : `${path}#${id}`;
        return { title, heading: heading ?? "", text, path: address, kind };
      }),
    );

/** Options of gatsby-plugin-local-search: one record a section, of docs, posts and pages. */
export const searchIndex = {
  name: "site",
  engine: "lunr",
  query,
  index: ["title", "heading", "text"],
  store: ["title", "heading", "text", "path", "kind"],
  normalizer: ({ data }: { data: Record<Kinds, { nodes: readonly Searchable[] }> }) =>
    [
      ...recordsOf("doc", data.allDoc.nodes),
      ...recordsOf("post", data.allBlogPost.nodes),
      ...recordsOf("page", data.allPage.nodes),
    ]
      // The index names a record at each of its words: a short name makes it several times smaller than an address would.
      .map((record, index): SearchRecord => ({ id: index.toString(36), ...record })),
};
