import { graphql, type PageProps } from "gatsby";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { SearchPage } from "../layout/Search/SearchPage";
import * as routes from "../site/routes";

/** The page of search results (S4). */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { allDocsVersion, siteConfig } = data;
  const docs = allDocsVersion.nodes[0]?.mainDoc;
  const { blog, hasGlossary } = siteConfig ?? {};
  return (
    <>
      <PageMetadata title="Search" path={routes.search} isHidden />
      <SearchPage
        location={location}
        versions={allDocsVersion.nodes}
        ways={[
          ...(docs ? [{ label: "The documentation", path: docs.path }] : []),
          ...(hasGlossary ? [{ label: "The glossary", path: routes.glossary }] : []),
          ...(blog
            ? [
                { label: "All posts", path: routes.archive },
                { label: "All tags", path: routes.tags },
              ]
            : []),
        ]}
      />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    siteConfig {
      blog {
        title
      }
      hasGlossary
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        mainDoc {
          path
        }
        name
        label
        collection
      }
    }
  }
`;
