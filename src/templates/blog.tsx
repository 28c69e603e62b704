import { graphql, type PageProps } from "gatsby";
import { BlogSidebar } from "../layout/BlogSidebar/BlogSidebar";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { type ListContext, PostList } from "../layout/PostList/PostList";
import * as routes from "../site/routes";
import { listPageTitle } from "../site/titles";

export default function BlogTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogPageQuery, ListContext>) {
  const { title = "Blog", description = "" } = data.siteConfig?.blog ?? {};
  const pageTitle = listPageTitle(title, page);
  return (
    <Page
      title={pageTitle}
      lead={description !== title && <p>{description}</p>}
      start={<BlogSidebar />}
    >
      <PageMetadata
        title={pageTitle}
        description={description}
        path={routes.listPage(routes.blog, page)}
        hasPicture
        isBlog
      />
      <PostList
        posts={data.allBlogPost.nodes}
        path={routes.blog}
        page={page}
        pages={pages}
        none="There are no posts yet."
      />
    </Page>
  );
}

export const query = graphql`
  query BlogPage($limit: Int!, $skip: Int!) {
    siteConfig {
      blog {
        title
        description
      }
    }
    allBlogPost(
      sort: [{ date: DESC }, { file: ASC }]
      filter: { unlisted: { eq: false } }
      limit: $limit
      skip: $skip
    ) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
