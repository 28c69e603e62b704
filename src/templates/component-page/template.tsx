import type { PageProps } from "gatsby";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import type { PageTree } from "../../site/tree";
import { WithTree } from "./WithTree";

interface ComponentPageContext {
  title: string;
  description: string;
  keywords: string[];
  image?: string;
  unlisted: boolean;
  route: string;
  tree: PageTree;
}

/** A page that a component draws. Only the frame around it is that of all pages. */
export default function ComponentPageTemplate({
  pageContext: { title, description, keywords, image, unlisted, route, tree },
  children,
}: PageProps<object, ComponentPageContext>) {
  return (
    <>
      <PageMetadata
        title={title}
        path={route}
        description={description}
        keywords={keywords}
        {...(image && { image })}
        hasPicture
        isHidden={unlisted}
      />
      <WithTree tree={tree}>{children}</WithTree>
    </>
  );
}
