import { graphql, type PageProps } from "gatsby";
import { LinkList } from "../layout/LinkList/LinkList";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { monthAndDay, yearOf } from "../site/dates";
import { groupBy } from "../site/group";
import * as routes from "../site/routes";
import { listTitles } from "../site/titles";

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  const years = groupBy(data.allBlogPost.nodes, ({ date }) => yearOf(date));
  return (
    <Page title={listTitles.archive} lead={<p>All posts, by year.</p>}>
      <PageMetadata
        title={listTitles.archive}
        description="All posts of the blog, by year."
        path={routes.archive}
        hasPicture
        isBlog
      />
      {years.map(({ key, items }) => (
        <LinkList
          key={key}
          title={key}
          level="h2"
          items={items.map(({ path, title, date }) => ({
            path,
            label: title,
            note: monthAndDay(date),
          }))}
        />
      ))}
    </Page>
  );
}

export const query = graphql`
  query ArchivePage {
    allBlogPost(sort: [{ date: DESC }, { file: ASC }], filter: { unlisted: { eq: false } }) {
      nodes {
        path
        title
        date
      }
    }
  }
`;
