import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Slot } from "../../prose/Slot/Slot";
import * as routes from "../../site/routes";
import { BlogSidebar } from "../../views/blog/BlogSidebar/BlogSidebar";
import { Comments } from "../../views/blog/Comments/Comments";
import { Newsletter } from "../../views/blog/Newsletter/Newsletter";
import { PostDetails } from "../../views/blog/PostDetails/PostDetails";
import { PostRows } from "../../views/blog/PostRows/PostRows";
import { PostSeries } from "../../views/blog/PostSeries/PostSeries";
import { Document } from "../../views/document/Document/Document";
import { EditRow } from "../../views/document/EditRow/EditRow";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import { Pager } from "../../views/document/Pager/Pager";
import { PageTop } from "../../views/document/PageTop/PageTop";
import { ContentsBar, TableOfContents } from "../../views/document/TableOfContents/TableOfContents";
import { LedgerPart } from "../../views/lists/LedgerPart/LedgerPart";
import { Tags } from "../../views/lists/Tags/Tags";

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
  const facts = { kind: "post", path, title } as const;
  const beside = { previous: post.next, next: post.previous };
  return (
    <Page
      title={title}
      bar={hasContents && <ContentsBar headings={tableOfContents} />}
      top={<PageTop steps={steps} siteUrl={siteConfig.url} path={path} />}
      lead={
        <>
          <PostDetails
            date={date}
            lastUpdate={post.lastUpdate}
            minutes={content.readingMinutes}
            authors={post.authors}
          />
          <Slot name="BelowTitle" {...facts} />
        </>
      }
      start={<BlogSidebar currentPath={path} />}
      end={
        hasContents && (
          <Slot name="TableOfContents" path={path} headings={tableOfContents}>
            <TableOfContents headings={tableOfContents} />
          </Slot>
        )
      }
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
      {post.series && <PostSeries {...post.series} currentPath={path} />}
      <Document {...content}>{children}</Document>
      {hasFigures && <FiguresNote />}
      <Slot name="BelowText" {...facts} />
      <footer>
        <Tags tags={post.tags} />
        <EditRow editUrl={post.editUrl} contributors={post.contributors} />
        {SERVICES.newsletter && <Newsletter {...SERVICES.newsletter} />}
        <Slot name="Pager" path={path} {...beside}>
          <Pager
            label={STRINGS.post.pager.label}
            {...beside}
            previousLabel={STRINGS.post.pager.newer}
            nextLabel={STRINGS.post.pager.older}
          />
        </Slot>
        {post.related.length > 0 && (
          <LedgerPart title={STRINGS.post.related}>
            <PostRows posts={post.related} />
          </LedgerPart>
        )}
      </footer>
      {SERVICES.comments && <Comments key={path} path={path} {...SERVICES.comments} />}
    </Page>
  );
}

export const query = graphql`
  query PostPage($id: String!, $hasHead: Boolean = false) {
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
      contributors
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
      series {
        title
        posts {
          path
          title
        }
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
