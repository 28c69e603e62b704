/** The query for what readers see of a page in the results. */
export const pagesQuery = /* GraphQL */ `
  query SearchPages {
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        file
        breadcrumbs {
          label
        }
        version {
          name
        }
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    allPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        collection
        categories {
          title
          path
          breadcrumbs {
            label
          }
        }
      }
    }
  }
`;

/** The query for the headings of all pages, and the texts below them. */
export const sectionsQuery = /* GraphQL */ `
  query SearchSections {
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchSection
        }
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchSection
        }
      }
    }
    allPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchSection
        }
      }
    }
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        slug
        term
        definition
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        categories {
          title
          description
        }
      }
    }
  }

  fragment SearchSection on Content {
    sections {
      id
      heading
      text
      blocks {
        kind
        start
        end
        language
      }
    }
  }
`;

/** The query for words with the same meaning. */
export const synonymsQuery = /* GraphQL */ `
  query SearchSynonyms {
    allSynonymGroup(sort: { id: ASC }) {
      nodes {
        words
      }
    }
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        term
        aliases
      }
    }
  }
`;
