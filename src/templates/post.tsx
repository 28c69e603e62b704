import { graphql, type PageProps } from "gatsby";
export default function Template({ data, children }: PageProps<{blogPost: {title: string}}>) { return <main><h1>{data.blogPost.title}</h1>{children}</main>; }
export const query = graphql`query PostPage($id: String!, $needsModule: Boolean!) { blogPost(id: {eq: $id}) { title content { tree @skip(if: $needsModule) } } }`;
