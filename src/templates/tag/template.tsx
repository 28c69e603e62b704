import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import * as routes from "../../site/routes";
import { listPageTitle } from "../../site/titles";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { type ListContext, PostList } from "../../views/blog/PostList/PostList";

export default function TagTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.TagPageQuery, ListContext>) {
  const { tag } = data;
  if (!tag) throw new Error("The data of this tag is missing.");
  const { label, description, path, posts, postCount } = tag;
  const title = listPageTitle(STRINGS.tag.title(postCount, label), page);
  return (
    <Page
      title={title}
      lead={description && <p>{description}</p>}
      nav={<BlogNav path={routes.tags} />}
      isList
    >
      <PageMetadata
        title={title}
        description={description ?? title}
        path={routes.listPage(path, page)}
        hasPicture
        isBlog
        ownFeed={{ label, path }}
      />
      <PostList posts={posts} path={path} page={page} pages={pages} none={STRINGS.tag.none} />
    </Page>
  );
}

export const query = graphql`
  query TagPage($id: String!, $limit: Int!, $skip: Int!) {
    tag(id: { eq: $id }) {
      label
      description
      path
      postCount
      posts(limit: $limit, skip: $skip) {
        ...PostSummary
      }
    }
  }
`;
