import { graphql, type PageProps } from "gatsby";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { SearchPage } from "../layout/Search/SearchPage";
import * as routes from "../site/routes";

/** The page of search results (S4). */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageMetadata title={STRINGS.search.title} path={routes.search} isHidden />
      <SearchPage location={location} versions={data.allDocsVersion.nodes} site={data.siteConfig} />
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
