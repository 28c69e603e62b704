/** The query for what readers see of a page in the results. */
export const pagesQuery = /* GraphQL */ `
  query SearchPages {
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
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

/** The query for the headings of all pages. */
export const headingsQuery = /* GraphQL */ `
  query SearchHeadings {
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchHeading
        }
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchHeading
        }
      }
    }
    allPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchHeading
        }
      }
    }
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        slug
        term
      }
    }
  }

  fragment SearchHeading on Content {
    sections {
      id
      heading
    }
  }
`;

/** The query for the texts below the headings of all pages. */
export const textsQuery = /* GraphQL */ `
  query SearchTexts {
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchText
        }
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchText
        }
      }
    }
    allPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        content {
          ...SearchText
        }
      }
    }
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        slug
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

  fragment SearchText on Content {
    sections {
      id
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
