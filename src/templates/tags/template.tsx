import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { TagsByLetter } from "../../views/lists/TagsByLetter/TagsByLetter";

export default function TagsTemplate({ data }: PageProps<Queries.TagsPageQuery>) {
  return (
    <Page
      title={listTitles.tags}
      lead={<p>{STRINGS.tags.lead}</p>}
      nav={<BlogNav path={routes.tags} />}
      isList
    >
      <PageMetadata
        title={listTitles.tags}
        description={STRINGS.tags.description}
        path={routes.tags}
        hasPicture
        isBlog
      />
      <TagsByLetter tags={data.allTag.nodes} />
    </Page>
  );
}

export const query = graphql`
  query TagsPage {
    allTag(sort: { path: ASC }) {
      nodes {
        label
        description
        path
        postCount
      }
    }
  }
`;
