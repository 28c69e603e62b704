import type { ResolverContext } from "../nodes/nodes";
import { docsStructure } from "./structure-nodes";

export const types = /* GraphQL */ `
  "A page that lists what is in a section of a sidebar: a category with a generated index."
  type DocsCategory @dontInfer {
    "The version that the page belongs to."
    version: DocsVersion! @link(by: "name")
    "Route of the page."
    path: String!
    "Title to show."
    title: String!
    "A sentence about what is listed. Null when the category does not say."
    description: String
    "Words for search engines."
    keywords: [String!]!
    "Picture for previews, as a route or URL. Null when the category names none."
    image: String
    "What is in the category, in the sidebar's order."
    cards: [CategoryCard!]!
    "The page before this one in the sidebar. Null for the first."
    previous: DocsLink
    "The page after this one in the sidebar. Null for the last."
    next: DocsLink
    "Labels of the sidebar's sections around the category, outermost first, and the category itself."
    breadcrumbs: [Breadcrumb!]!
  }

  "Something in a category: a doc, a link, or a category of its own."
  type CategoryCard @dontInfer {
    "Text to show."
    label: String!
    "Route or address."
    href: String!
    "A sentence about it, or how much is in it. Null when neither is known."
    description: String
    "Its pages, if it is a section at the top of the sidebar."
    links: [DocsLink!]!
  }
`;

export const resolvers = {
  DocsVersion: {
    categories: {
      resolve: async ({ name }: { name: string }, _: unknown, context: ResolverContext) => {
        // Cards show descriptions. These are not part of the structure.
        for (const connectionType of ["Doc", "FolderCategory"]) {
          context.nodeModel.trackPageDependencies(null, { connectionType });
        }
        return Array.from((await docsStructure(context, name)).categories.values());
      },
    },
  },
};
