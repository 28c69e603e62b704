import type { PageProps } from "gatsby";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Tags } from "../layout/Tags/Tags";
import { groupByLetter } from "../site/group";
import { listTitles } from "../site/titles";
import * as styles from "./tags.module.css";

interface DocTagsContext {
  listPath: string;
  tags: (Pick<Queries.DocTag, "label" | "path"> & { postCount: number })[];
}

/** The page that lists the subjects of a version's docs. */
export default function DocTagsTemplate({
  pageContext: { listPath, tags },
}: PageProps<object, DocTagsContext>) {
  return (
    <Page title={listTitles.tags}>
      <PageMetadata
        title={listTitles.tags}
        description="The subjects of the docs."
        path={listPath}
        hasPicture
      />
      {groupByLetter(tags).map(({ key, items }) => (
        <section key={key} className={styles.letter}>
          <h2>{key}</h2>
          <Tags tags={items} />
        </section>
      ))}
    </Page>
  );
}
