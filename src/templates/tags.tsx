import { graphql, type PageProps } from "gatsby";
import { BlogNav } from "../layout/BlogNav/BlogNav";
import { BlogSidebar } from "../layout/BlogSidebar/BlogSidebar";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { TagsByLetter } from "../layout/TagsByLetter/TagsByLetter";
import * as routes from "../site/routes";
import { listTitles } from "../site/titles";

export default function TagsTemplate({ data }: PageProps<Queries.TagsPageQuery>) {
  return (
    <Page
      title={listTitles.tags}
      lead={<p>The subjects of the posts.</p>}
      nav={<BlogNav path={routes.tags} />}
      start={<BlogSidebar />}
      isList
    >
      <PageMetadata
        title={listTitles.tags}
        description="The subjects of the blog's posts."
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
