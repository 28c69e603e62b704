import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import * as routes from "../../site/routes";
import { listPageTitle } from "../../site/titles";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { Newsletter } from "../../views/blog/Newsletter/Newsletter";
import { type ListContext, PostList } from "../../views/blog/PostList/PostList";

export default function BlogTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogPageQuery, ListContext>) {
  const { title = STRINGS.blog.title, description = "" } = data.siteConfig?.blog ?? {};
  const pageTitle = listPageTitle(title, page);
  const lead = data.lead?.nodes[0];
  const posts = data.allBlogPost.nodes;
  return (
    <Page
      title={pageTitle}
      lead={description !== title && <p>{description}</p>}
      nav={<BlogNav path={routes.blog} />}
      isList
    >
      <PageMetadata
        title={pageTitle}
        description={description}
        path={routes.listPage(routes.blog, page)}
        hasPicture
        isBlog
      />
      <PostList
        lead={lead}
        posts={lead ? posts.slice(1) : posts}
        path={routes.blog}
        page={page}
        pages={pages}
        none={STRINGS.blog.none}
      />
      {SERVICES.newsletter && <Newsletter {...SERVICES.newsletter} />}
    </Page>
  );
}

export const query = graphql`
  query BlogPage($limit: Int!, $skip: Int!, $isFirst: Boolean!) {
    siteConfig {
      blog {
        title
        description
      }
    }
    lead: allBlogPost(
      sort: [{ date: DESC }, { file: ASC }]
      filter: { unlisted: { eq: false } }
      limit: 1
    ) @include(if: $isFirst) {
      nodes {
        ...LeadPost
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
