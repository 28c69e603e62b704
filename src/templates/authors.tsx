import { graphql, type PageProps, withPrefix } from "gatsby";
import { Link } from "../elements/Link/Link";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import * as routes from "../site/routes";
import { countOf } from "../site/text";
import { listTitles } from "../site/titles";
import * as styles from "./authors.module.css";

export default function AuthorsTemplate({ data }: PageProps<Queries.AuthorsPageQuery>) {
  return (
    <Page title={listTitles.authors}>
      <PageMetadata
        title={listTitles.authors}
        description="Who writes the blog's posts."
        path={routes.authors}
        hasPicture
        isBlog
      />
      <ul className={styles.authors}>
        {data.allAuthor.nodes.map(({ slug, name, title, description, path, image, postCount }) => (
          <li key={slug} className={styles.author}>
            {image && (
              <img
                src={routes.isExternal(image) ? image : withPrefix(image)}
                alt=""
                width="64"
                height="64"
              />
            )}
            <div>
              <h2 className={styles.name}>{path ? <Link href={path}>{name}</Link> : name}</h2>
              {title && <p className={styles.role}>{title}</p>}
              {description && <p>{description}</p>}
              <p className={styles.role}>{countOf(postCount, "post")}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export const query = graphql`
  query AuthorsPage {
    allAuthor(sort: { name: ASC }) {
      nodes {
        slug
        name
        title
        description
        path
        image
        postCount
      }
    }
  }
`;
