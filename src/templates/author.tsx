import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { PostSummary } from "../layout/PostSummary/PostSummary";
import * as routes from "../site/routes";
import { countOf } from "../site/text";

export default function AuthorTemplate({ data }: PageProps<Queries.AuthorPageQuery>) {
  const { author } = data;
  if (!author?.path) throw new Error("The data of this author is missing.");
  const { name, title: role, description, path, links, posts } = author;
  const title = `${name} - ${countOf(posts.length, "post")}`;
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
        path={path}
        hasPicture
        isBlog
      />
      {posts.length === 0 && <p>This author has not written any posts yet.</p>}
      {posts.map((post) => (
        <PostSummary key={post.path} post={post} />
      ))}
    </Page>
  );
}

export const query = graphql`
  query AuthorPage($id: String!) {
    author(id: { eq: $id }) {
      name
      title
      description
      path
      links {
        label
        href
      }
      posts {
        ...PostSummary
      }
    }
  }
`;
