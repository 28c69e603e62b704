import { graphql, type PageProps } from "gatsby";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Slot } from "../../prose/Slot/Slot";
import { Document } from "../../views/document/Document/Document";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";

export default function PageTemplate({ data, children }: PageProps<Queries.GenericPageQuery>) {
  const { page } = data;
  if (!page) throw new Error("The data of this page is missing.");
  const { title, path, description, keywords, image, unlisted, content } = page;
  const facts = { kind: "page", path, title } as const;
  return (
    <Page title={title} nav={<Slot name="BelowTitle" {...facts} />}>
      <PageMetadata
        title={title}
        path={path}
        description={description}
        keywords={keywords}
        image={image}
        hasPicture
        isHidden={unlisted}
      />
      <Document {...content}>{children}</Document>
      {content.figures.length > 0 && <FiguresNote />}
      <Slot name="BelowText" {...facts} />
    </Page>
  );
}

export const query = graphql`
  query GenericPage($id: String!, $hasHead: Boolean = false) {
    page(id: { eq: $id }) {
      title
      path
      description
      keywords
      image
      unlisted
      content {
        ...DocumentContent
      }
    }
  }
`;
