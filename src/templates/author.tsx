import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { type ListContext, PostList } from "../layout/PostList/PostList";
import * as routes from "../site/routes";
import { countOf } from "../site/text";
import { listPageTitle } from "../site/titles";

export default function AuthorTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.AuthorPageQuery, ListContext>) {
  const { author } = data;
  if (!author?.path) throw new Error("The data of this author is missing.");
  const { name, title: role, description, path, links, posts, postCount } = author;
  const title = listPageTitle(`${name} - ${countOf(postCount, "post")}`, page);
  return (
    <Page
      title={title}
      lead={
        <>
          {role && <p>{role}</p>}
          {description && <p>{description}</p>}
          {links.length > 0 && (
            <p>
              {links.map(({ label, href }, index) => (
                <span key={href}>
                  {index > 0 && " · "}
                  <Link href={href}>{label}</Link>
                </span>
              ))}
            </p>
          )}
          <p>
            <Link href={routes.authors}>View all authors</Link>
          </p>
        </>
      }
    >
      <PageMetadata
        title={title}
        description={description ?? title}
        path={routes.listPage(path, page)}
        hasPicture
        isBlog
      />
      <PostList
        posts={posts}
        path={path}
        page={page}
        pages={pages}
        none="This author has not written any posts yet."
      />
    </Page>
  );
}

export const query = graphql`
  query AuthorPage($id: String!, $limit: Int!, $skip: Int!) {
    author(id: { eq: $id }) {
      name
      title
      description
      path
      links {
        label
        href
      }
      postCount
      posts(limit: $limit, skip: $skip) {
        ...PostSummary
      }
    }
  }
`;
