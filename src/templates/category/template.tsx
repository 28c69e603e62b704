import type { PageProps } from "gatsby";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { useSite } from "../../layout/use-site";
import { Card, Cards } from "../../prose/Cards/Cards";
import { labelOf } from "../../prose/label-of";
import { DocPage } from "../../views/docs/DocPage/DocPage";
import { Pager } from "../../views/document/Pager/Pager";
import { PageTop } from "../../views/document/PageTop/PageTop";

interface CategoryContext {
  category: Omit<Queries.DocsCategory, "version">;
}

const toTarget = (link: Queries.DocsLink | null) => link && { path: link.path, title: link.label };

/** The page of a docs category: cards for what is in it. */
export default function CategoryTemplate({
  pageContext: { category },
}: PageProps<object, CategoryContext>) {
  const { url } = useSite();
  const { title, path, description, keywords, image, cards, previous, next } = category;
  return (
    <DocPage
      heading={title}
      top={<PageTop steps={category.breadcrumbs} siteUrl={url} />}
      pager={
        <Pager
          label={STRINGS.docs.pager.label}
          previous={toTarget(previous)}
          next={toTarget(next)}
          previousLabel={STRINGS.docs.pager.previous}
          nextLabel={STRINGS.docs.pager.next}
        />
      }
    >
      <PageMetadata
        title={title}
        path={path}
        description={description}
        keywords={keywords}
        image={image}
        hasPicture
      />
      {description && <p>{description}</p>}
      <Cards>
        {cards.map(({ label, href, description: about }) => (
          <Card key={`${href} ${label}`} title={labelOf(href, label)} to={href}>
            {labelOf(href, about)}
          </Card>
        ))}
      </Cards>
    </DocPage>
  );
}
