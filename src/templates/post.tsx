import { graphql, type PageProps } from "gatsby";
import { BlogSidebar } from "../layout/BlogSidebar/BlogSidebar";
import { Breadcrumbs } from "../layout/Breadcrumbs/Breadcrumbs";
import { CopyPage } from "../layout/CopyPage/CopyPage";
import { Document } from "../layout/Document/Document";
import { EditRow } from "../layout/EditRow/EditRow";
import { FiguresNote } from "../layout/FiguresNote/FiguresNote";
import { LedgerPart } from "../layout/LedgerPart/LedgerPart";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Pager } from "../layout/Pager/Pager";
import { PostDetails } from "../layout/PostDetails/PostDetails";
import { PostRows } from "../layout/PostRows/PostRows";
import { FoldedContents, TableOfContents } from "../layout/TableOfContents/TableOfContents";
import { Tags } from "../layout/Tags/Tags";
import * as routes from "../site/routes";

export default function PostTemplate({ data, children }: PageProps<Queries.PostPageQuery>) {
  const { blogPost: post, siteConfig } = data;
  if (!post || !siteConfig?.blog) throw new Error("The data of this post is missing.");
  const { title, path, date, content, tableOfContents } = post;
  const steps = [
    { label: siteConfig.blog.title, path: routes.blog },
    { label: title, path: null },
  ];
  const hasFigures = content.figures.length > 0 || post.related.some(({ figure }) => figure);
  const hasContents = tableOfContents.length > 1;
  return (
    <Page
      title={title}
      top={<Breadcrumbs steps={steps} siteUrl={siteConfig.url} />}
      lead={
        <>
          <PostDetails date={date} minutes={content.readingMinutes} authors={post.authors} />
          <CopyPage path={path} />
        </>
      }
      start={<BlogSidebar currentPath={path} />}
      end={hasContents && <TableOfContents headings={tableOfContents} />}
    >
      <PageMetadata
        title={title}
        path={path}
        description={post.description}
        keywords={post.keywords}
        image={post.image}
        hasPicture
        post={post}
        isHidden={post.unlisted}
        hasMarkdown
        isBlog
      />
      {hasContents && <FoldedContents headings={tableOfContents} />}
      <Document {...content}>{children}</Document>
      {hasFigures && <FiguresNote />}
      <footer>
        <Tags tags={post.tags} />
        <EditRow editUrl={post.editUrl} />
        <Pager
          label="Blog posts"
          previous={post.next}
          next={post.previous}
          previousLabel="Newer post"
          nextLabel="Older post"
        />
        {post.related.length > 0 && (
          <LedgerPart title="Related posts">
            <PostRows posts={post.related} />
          </LedgerPart>
        )}
      </footer>
    </Page>
  );
}

export const query = graphql`
  query PostPage($id: String!, $needsModule: Boolean!, $hasHead: Boolean = false) {
    siteConfig {
      url
      blog {
        title
      }
    }
    blogPost(id: { eq: $id }) {
      title
      path
      date
      lastUpdate
      description
      keywords
      image
      unlisted
      editUrl
      authors {
        name
        href
      }
      tags {
        label
        path
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
      related {
        ...PostRow
      }
      content {
        ...DocumentContent
        readingMinutes
      }
      tableOfContents {
        id
        level
        text
      }
    }
  }
`;
