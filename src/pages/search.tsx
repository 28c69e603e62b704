import { graphql, type PageProps } from "gatsby";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { SearchPage } from "../layout/Search/SearchPage";
import * as routes from "../site/routes";

/** The page of search results (S4). */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { allDocsVersion, docsVersion } = data;
  const docs = docsVersion?.mainDoc;
  return (
    <>
      <PageMetadata title="Search" path={routes.search} isHidden />
      <SearchPage
        location={location}
        versions={allDocsVersion.nodes}
        ways={[
          ...(docs ? [{ label: "The documentation", path: docs.path }] : []),
          { label: "The glossary", path: routes.glossary },
          { label: "All posts", path: routes.archive },
          { label: "All tags", path: routes.tags },
        ]}
      />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    docsVersion {
      mainDoc {
        path
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        label
        collection
      }
    }
  }
`;
