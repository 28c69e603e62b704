import { graphql, type PageProps } from "gatsby";
import { Card, Cards } from "../elements/Cards/Cards";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { countOf } from "../site/text";

interface DocTagContext {
  /** Route of the list of tags. */
  listPath: string;
}

export default function DocTagTemplate({
  data,
  pageContext: { listPath },
}: PageProps<Queries.DocTagPageQuery, DocTagContext>) {
  const { docTag: tag } = data;
  if (!tag) throw new Error("The data of this tag is missing.");
  const { label, description, path, docs } = tag;
  const title = `${countOf(docs.length, "doc")} tagged with “${label}”`;
  return (
    <Page
      title={title}
      lead={
        <>
          {description && <p>{description}</p>}
          <p>
            <Link href={listPath}>View all tags</Link>
          </p>
        </>
      }
    >
      <PageMetadata title={title} description={description ?? title} path={path} />
      <Cards>
        {docs.map((doc) => (
          <Card key={doc.path} title={doc.title} to={doc.path}>
            {doc.description}
          </Card>
        ))}
      </Cards>
    </Page>
  );
}

export const query = graphql`
  query DocTagPage($version: String!, $path: String!) {
    docTag(version: $version, path: $path) {
      label
      description
      path
      docs {
        title
        path
        description
      }
    }
  }
`;
