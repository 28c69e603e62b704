import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Link } from "../../prose/Link/Link";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";
import { AuthorFacts } from "../../views/blog/AuthorFacts/AuthorFacts";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { PostRows } from "../../views/blog/PostRows/PostRows";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import * as styles from "./authors.module.css";

export default function AuthorsTemplate({ data }: PageProps<Queries.AuthorsPageQuery>) {
  const posts = data.allAuthor.nodes.flatMap((author) => author.posts);
  return (
    <Page
      title={listTitles.authors}
      lead={<p>{STRINGS.authors.lead}</p>}
      nav={<BlogNav path={routes.authors} />}
      isList
    >
      <PageMetadata
        title={listTitles.authors}
        description={STRINGS.authors.description}
        path={routes.authors}
        hasPicture
        isBlog
      />
      <ul className={styles.authors}>
        {data.allAuthor.nodes.map(({ slug, path, posts: latest, ...author }) => (
          <li key={slug} className={styles.author}>
            <AuthorFacts
              author={author}
              heading={
                <h2 className={styles.name}>
                  {path ? <Link href={path}>{author.name}</Link> : author.name}
                </h2>
              }
            />
            <PostRows posts={latest} />
          </li>
        ))}
      </ul>
      {posts.some(({ figure }) => figure) && <FiguresNote />}
    </Page>
  );
}

export const query = graphql`
  query AuthorsPage {
    allAuthor(sort: { name: ASC }) {
      nodes {
        slug
        path
        ...AuthorFacts
        posts(limit: 3) {
          ...PostRow
        }
      }
    }
  }
`;
