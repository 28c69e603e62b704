import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { yearOf } from "../../site/dates";
import { groupBy } from "../../site/group";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";
import { BlogNav } from "../../views/blog/BlogNav/BlogNav";
import { PostRows } from "../../views/blog/PostRows/PostRows";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import { LedgerPart } from "../../views/lists/LedgerPart/LedgerPart";

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  const years = groupBy(data.allBlogPost.nodes, ({ date }) => yearOf(date));
  return (
    <Page
      title={listTitles.archive}
      lead={<p>{STRINGS.archive.lead}</p>}
      nav={<BlogNav path={routes.archive} />}
      isList
    >
      <PageMetadata
        title={listTitles.archive}
        description={STRINGS.archive.description}
        path={routes.archive}
        hasPicture
        isBlog
      />
      {years.map(({ key, items }) => (
        <LedgerPart key={key} title={key} note={STRINGS.blog.posts(items.length)}>
          <PostRows posts={items} isOfYear />
        </LedgerPart>
      ))}
      {data.allBlogPost.nodes.some(({ figure }) => figure) && <FiguresNote />}
    </Page>
  );
}

export const query = graphql`
  query ArchivePage {
    allBlogPost(sort: [{ date: DESC }, { file: ASC }], filter: { unlisted: { eq: false } }) {
      nodes {
        ...PostRow
      }
    }
  }
`;
