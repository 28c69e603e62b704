import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import * as routes from "../site/routes";

/** The not-found page (R13, E5). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const main = data.docsVersion?.mainDoc;
  return (
    <Page
      title="Page not found"
      lead={<p>Nothing is served at this address. It may have moved, or the link may be wrong.</p>}
    >
      <PageMetadata title="Page not found" path={routes.home} isHidden />
      <p>The search at the top of the page looks through all docs and posts. Or go on with:</p>
      <ul>
        {main && (
          <li>
            <Link href={main.path}>The documentation</Link>
          </li>
        )}
        <li>
          <Link href={routes.blog}>The blog</Link>
        </li>
        <li>
          <Link href={routes.home}>The home page</Link>
        </li>
      </ul>
    </Page>
  );
}

export const query = graphql`
  query NotFound {
    docsVersion {
      mainDoc {
        path
      }
    }
  }
`;
