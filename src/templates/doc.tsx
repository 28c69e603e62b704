import { graphql, type PageProps } from "gatsby";
export default function Template({ data, children }: PageProps<{doc: {title: string}}>) { return <main><h1>{data.doc.title}</h1>{children}</main>; }
export const query = graphql`query DocPage($id: String!, $needsModule: Boolean!) { doc(id: {eq: $id}) { title content { tree @skip(if: $needsModule) } } }`;
