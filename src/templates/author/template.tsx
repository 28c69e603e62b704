import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import * as routes from "../../site/routes";
import { listPageTitle } from "../../site/titles";
import { AuthorFacts } from "../../views/blog/AuthorFacts/AuthorFacts";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { type ListContext, PostList } from "../../views/blog/PostList/PostList";

export default function AuthorTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.AuthorPageQuery, ListContext>) {
  const { author } = data;
  if (!author?.path) throw new Error("The data of this author is missing.");
  const { name, description, path, posts, postCount } = author;
  const title = listPageTitle(STRINGS.author.title(postCount, name), page);
  return (
    <Page
      title={listPageTitle(name, page)}
      lead={<AuthorFacts author={author} />}
      nav={<BlogNav path={routes.authors} />}
      isList
    >
      <PageMetadata
        title={title}
        description={description ?? title}
        path={routes.listPage(path, page)}
        hasPicture
        isBlog
        ownFeed={{ label: name, path }}
      />
      <PostList posts={posts} path={path} page={page} pages={pages} none={STRINGS.author.none} />
    </Page>
  );
}

export const query = graphql`
  query AuthorPage($id: String!, $limit: Int!, $skip: Int!) {
    author(id: { eq: $id }) {
      ...AuthorFacts
      path
      posts(limit: $limit, skip: $skip) {
        ...PostSummary
      }
    }
  }
`;
