import type { PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { listTitles } from "../../site/titles";
import { TagsByLetter } from "../../views/lists/TagsByLetter/TagsByLetter";

interface DocTagsContext {
  listPath: string;
  tags: (Pick<Queries.DocTag, "label" | "path"> & { postCount: number })[];
}

/** The page that lists the subjects of a version's docs. */
export default function DocTagsTemplate({
  pageContext: { listPath, tags },
}: PageProps<object, DocTagsContext>) {
  return (
    <Page title={listTitles.tags}>
      <PageMetadata
        title={listTitles.tags}
        description={STRINGS.docs.tags}
        path={listPath}
        hasPicture
      />
      <TagsByLetter tags={tags} />
    </Page>
  );
}
