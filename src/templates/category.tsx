import { graphql, type PageProps } from "gatsby";
import { Card, Cards } from "../elements/Cards/Cards";
import { Breadcrumbs } from "../layout/Breadcrumbs/Breadcrumbs";
import { DocPage } from "../layout/DocPage/DocPage";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { Pager } from "../layout/Pager/Pager";

export default function CategoryTemplate({ data }: PageProps<Queries.CategoryPageQuery>) {
  const { docsCategory: category, siteConfig } = data;
  if (!category || !siteConfig) throw new Error("The data of this category is missing.");
  const { title, path, description, keywords, image, cards, previous, next } = category;
  return (
    <DocPage
      heading={title}
      breadcrumbs={<Breadcrumbs steps={category.breadcrumbs} siteUrl={siteConfig.url} />}
      pager={
        <Pager
          label="Docs pages"
          previous={previous}
          next={next}
          previousLabel="Previous"
          nextLabel="Next"
        />
      }
    >
      <PageMetadata
        title={title}
        path={path}
        description={description ?? undefined}
        keywords={keywords}
        image={image}
      />
      {description && <p>{description}</p>}
      <Cards>
        {cards.map(({ label, href, description: about }) => (
          <Card key={`${href} ${label}`} title={label} to={href}>
            {about}
          </Card>
        ))}
      </Cards>
    </DocPage>
  );
}

export const query = graphql`
  query CategoryPage($version: String!, $path: String!) {
    siteConfig {
      url
    }
    docsCategory(version: $version, path: $path) {
      title
      path
      description
      keywords
      image
      cards {
        label
        href
        description
      }
      breadcrumbs {
        label
        path
      }
      previous {
        path
        title: label
      }
      next {
        path
        title: label
      }
    }
  }
`;
