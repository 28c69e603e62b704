import { graphql, type PageProps } from "gatsby";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Slot } from "../../prose/Slot/Slot";
import { DocPage } from "../../views/docs/DocPage/DocPage";
import { UsedIn } from "../../views/docs/UsedIn/UsedIn";
import { Document } from "../../views/document/Document/Document";
import { EditRow } from "../../views/document/EditRow/EditRow";
import { Feedback } from "../../views/document/Feedback/Feedback";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import { Pager } from "../../views/document/Pager/Pager";
import { PageTop } from "../../views/document/PageTop/PageTop";
import { ContentsBar, TableOfContents } from "../../views/document/TableOfContents/TableOfContents";
import { Tags } from "../../views/lists/Tags/Tags";

export default function DocTemplate({ data, children }: PageProps<Queries.DocPageQuery>) {
  const { doc, siteConfig } = data;
  if (!doc || !siteConfig) throw new Error("The data of this doc is missing.");
  const { title, path, description, keywords, image, content, tableOfContents } = doc;
  const hasContents = tableOfContents.length > 1;
  const facts = { kind: "doc", path, title } as const;
  const beside = { previous: doc.previous, next: doc.next };
  return (
    <DocPage
      heading={doc.heading}
      top={<PageTop steps={doc.breadcrumbs} siteUrl={siteConfig.url} path={path} />}
      contents={
        hasContents && (
          <Slot name="TableOfContents" path={path} headings={tableOfContents}>
            <TableOfContents headings={tableOfContents} />
          </Slot>
        )
      }
      contentsBar={hasContents && <ContentsBar headings={tableOfContents} />}
      lead={<Slot name="BelowTitle" {...facts} />}
      pager={
        <Slot name="Pager" path={path} {...beside}>
          <Pager
            label={STRINGS.docs.pager.label}
            {...beside}
            previousLabel={STRINGS.docs.pager.previous}
            nextLabel={STRINGS.docs.pager.next}
          />
        </Slot>
      }
      tags={<Tags tags={doc.tags} />}
      edit={<EditRow {...doc} />}
      feedback={SERVICES.feedback && <Feedback key={path} path={path} to={SERVICES.feedback} />}
    >
      <PageMetadata
        title={title}
        path={path}
        description={description}
        keywords={keywords}
        image={image}
        hasPicture
        isHidden={doc.unlisted}
        hasMarkdown
      />
      <Document {...content}>{children}</Document>
      {doc.contract && <UsedIn pages={doc.contract.usedIn} />}
      {content.figures.length > 0 && <FiguresNote />}
      <Slot name="BelowText" {...facts} />
    </DocPage>
  );
}

export const query = graphql`
  query DocPage($id: String!, $hasHead: Boolean = false) {
    siteConfig {
      url
    }
    doc(id: { eq: $id }) {
      title
      heading
      path
      description
      keywords
      image
      unlisted
      editUrl
      lastUpdate
      lastUpdateAuthor
      contributors
      sidebarLines
      tags {
        label
        path
      }
      breadcrumbs {
        label
        path
      }
      tableOfContents {
        id
        level
        text
      }
      previous {
        path
        title: label
      }
      next {
        path
        title: label
      }
      contract {
        usedIn {
          label
          path
        }
      }
      content {
        ...DocumentContent
      }
    }
  }
`;
