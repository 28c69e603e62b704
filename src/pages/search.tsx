import { graphql, type PageProps } from "gatsby";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { SearchPage } from "../layout/Search/SearchPage";
import { waysOf } from "../layout/Search/ways";
import * as routes from "../site/routes";

/** The page of search results (S4). */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { allDocsVersion, siteConfig } = data;
  return (
    <>
      <PageMetadata title="Search" path={routes.search} isHidden />
      <SearchPage
        location={location}
        versions={allDocsVersion.nodes}
        ways={waysOf({ docs: allDocsVersion.nodes, site: siteConfig })}
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
