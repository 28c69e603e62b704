import type { PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Card, Cards } from "../../prose/Cards/Cards";
import { Link } from "../../prose/Link/Link";
import { labelOf } from "../../prose/label-of";

interface DocTagContext {
  /** Route of the list of tags. */
  listPath: string;
  tag: Pick<Queries.DocTag, "label" | "path" | "description"> & {
    docs: Pick<Queries.Doc, "title" | "path" | "description">[];
  };
}

/** The page that lists the docs of a tag. */
export default function DocTagTemplate({
  pageContext: { listPath, tag },
}: PageProps<object, DocTagContext>) {
  const { label, description, path, docs } = tag;
  const title = STRINGS.docs.tagged(docs.length, label);
  return (
    <Page
      title={title}
      lead={
        <>
          {description && <p>{description}</p>}
          <p>
            <Link href={listPath}>{STRINGS.docs.allTags}</Link>
          </p>
        </>
      }
    >
      <PageMetadata title={title} description={description ?? title} path={path} hasPicture />
      <Cards>
        {docs.map((doc) => (
          <Card key={doc.path} title={labelOf(doc.path, doc.title)} to={doc.path}>
            {labelOf(doc.path, doc.description)}
          </Card>
        ))}
      </Cards>
    </Page>
  );
}
