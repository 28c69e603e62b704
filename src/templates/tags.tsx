import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Tags } from "../layout/Tags/Tags";
import { groupByLetter } from "../site/group";
import * as routes from "../site/routes";
import { listTitles } from "../site/titles";
import * as styles from "./tags.module.css";

export default function TagsTemplate({ data }: PageProps<Queries.TagsPageQuery>) {
  return (
    <Page title={listTitles.tags}>
      <PageMetadata
        title={listTitles.tags}
        description="The subjects of the blog's posts."
        path={routes.tags}
        hasPicture
        isBlog
      />
      {groupByLetter(data.allTag.nodes).map(({ key, items }) => (
        <section key={key} className={styles.letter}>
          <h2>{key}</h2>
          <Tags tags={items} />
        </section>
      ))}
    </Page>
  );
}

export const query = graphql`
  query TagsPage {
    allTag {
      nodes {
        label
        path
        postCount
      }
    }
  }
`;
