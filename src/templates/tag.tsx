import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { PostSummary } from "../layout/PostSummary/PostSummary";
import * as routes from "../site/routes";
import { countOf } from "../site/text";

export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>) {
  const { tag } = data;
  if (!tag) throw new Error("The data of this tag is missing.");
  const { label, description, path, posts } = tag;
  const title = `${countOf(posts.length, "post")} tagged with “${label}”`;
  return (
    <Page
      title={title}
      lead={
        <>
          {description && <p>{description}</p>}
          <p>
            <Link href={routes.tags}>View all tags</Link>
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
      {posts.map((post) => (
        <PostSummary key={post.path} post={post} />
      ))}
    </Page>
  );
}

export const query = graphql`
  query TagPage($id: String!) {
    tag(id: { eq: $id }) {
      label
      description
      path
      posts {
        ...PostSummary
      }
    }
  }
`;
