import { graphql, type PageProps } from "gatsby";
import { BlogSidebar } from "../layout/BlogSidebar/BlogSidebar";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Pager } from "../layout/Pager/Pager";
import { PostSummary } from "../layout/PostSummary/PostSummary";
import * as routes from "../site/routes";
import { blogPageTitle } from "../site/titles";

interface BlogContext {
  page: number;
  pages: number;
}

export default function BlogTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { title = "Blog", description = "" } = data.siteConfig?.blog ?? {};
  const pageTitle = blogPageTitle(title, page);
  const target = (other: number) => ({ path: routes.blogPage(other), title: `Page ${other}` });
  return (
    <Page
      title={pageTitle}
      lead={description !== title && <p>{description}</p>}
      start={<BlogSidebar />}
    >
      <PageMetadata
        title={pageTitle}
        description={description}
        path={routes.blogPage(page)}
        hasPicture
        isBlog
      />
      {data.allBlogPost.nodes.length === 0 && <p>There are no posts yet.</p>}
      {data.allBlogPost.nodes.map((post) => (
        <PostSummary key={post.path} post={post} />
      ))}
      <Pager
        label="Blog pages"
        previous={page > 1 ? target(page - 1) : null}
        next={page < pages ? target(page + 1) : null}
        previousLabel="Newer entries"
        nextLabel="Older entries"
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
