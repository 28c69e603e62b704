import { graphql, type PageProps } from "gatsby";
export default function Template({ data, children }: PageProps<{page: {title: string}}>) { return <main><h1>{data.page.title}</h1>{children}</main>; }
export const query = graphql`query PagePage($id: String!, $needsModule: Boolean!) { page(id: {eq: $id}) { title content { tree @skip(if: $needsModule) } } }`;
