import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Tags } from "../layout/Tags/Tags";
import { groupByLetter } from "../site/group";
import * as styles from "./tags.module.css";

interface DocTagsContext {
  path: string;
}

export default function DocTagsTemplate({
  data,
  path,
}: PageProps<Queries.DocTagsPageQuery, DocTagsContext>) {
  return (
    <Page title="Tags">
      <PageMetadata title="Tags" description="The subjects of the docs." path={path} />
      {groupByLetter(data.allDocTag).map(({ key, items }) => (
        <section key={key} className={styles.letter}>
          <h2>{key}</h2>
          <Tags tags={items} />
        </section>
      ))}
    </Page>
  );
}

export const query = graphql`
  query DocTagsPage($version: String!) {
    allDocTag(version: $version) {
      label
      path
      postCount: docCount
    }
  }
`;
