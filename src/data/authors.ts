import { resolve } from "node:path";
import type { Node } from "gatsby";
import { z } from "zod";
import * as routes from "../site/routes";
import {
  type FileNode,
  type NodeApi,
  type PageApi,
  type ResolverContext,
  replaceChildren,
} from "./nodes";
import { listedPosts } from "./post-lists";
import { createProblems } from "./problems";
import { readContentYaml } from "./words-file";

export const types = /* GraphQL */ `
  "Somebody who writes posts: an entry of \`content/blog/authors.yml\`."
  type Author implements Node @dontInfer {
    "The entry's key, by which posts name the author."
    slug: String!
    "Route of the author's page."
    path: String!
    "Name to show."
    name: String!
    "What the author does. Null when the entry does not say."
    title: String
    "A sentence about the author. Null when the entry does not say."
    description: String
    "Route or URL of a picture. Null when the entry has none."
    image: String
    "Where else to find the author."
    links: [AuthorLink!]!
    "The author's posts, newest first."
    posts: [BlogPost!]!
    "Number of posts."
    postCount: Int!
  }

  "A place where an author can be found."
  type AuthorLink @dontInfer {
    "Text of the link."
    label: String!
    "Where the link leads."
    href: String!
  }
`;

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    description: z.string().optional(),
    image: z.string().optional(),
    image_url: z.string().optional(),
    url: z.string().optional(),
    page: z.unknown().optional(),
    links: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
  }),
);

interface AuthorNode extends Node {
  slug: string;
  path: string;
}

const postsOf = async ({ slug }: AuthorNode, context: ResolverContext) =>
  (await listedPosts(context)).filter((post) => post.authorSlugs.includes(slug));

export const resolvers = {
  Author: {
    posts: {
      resolve: (author: AuthorNode, _: unknown, context: ResolverContext) =>
        postsOf(author, context),
    },
    postCount: {
      resolve: async (author: AuthorNode, _: unknown, context: ResolverContext) =>
        (await postsOf(author, context)).length,
    },
  },
};

/** Id of the Author node of a slug. */
export const authorId = (api: NodeApi, slug: string): string => api.createNodeId(`author ${slug}`);

/** Makes the Author nodes of `content/blog/authors.yml`. */
export function createAuthors(api: NodeApi, file: FileNode): void {
  const { value = {}, problems } = readContentYaml(file.absolutePath, authorsSchema);
  const nodes = Object.entries(value).map(([slug, entry]) => {
    const { name, title, description, image, image_url, url, links } = entry;
    return {
      id: authorId(api, slug),
      fields: {
        slug,
        path: routes.author(slug),
        name,
        title,
        description,
        image: image ?? image_url,
        links: url ? [{ label: name, href: url }, ...links] : links,
      },
    };
  });
  replaceChildren(api, file, "Author", nodes);
  createProblems(api, file, problems);
}

/** Makes the list of authors and a page for each (R5, R6). */
export function createAuthorPages({ getNodesByType, actions }: PageApi): void {
  actions.createPage({
    path: routes.authors,
    component: resolve("src/templates/authors.tsx"),
    context: {},
  });
  const component = resolve("src/templates/author.tsx");
  for (const { id, path } of getNodesByType("Author") as AuthorNode[]) {
    actions.createPage({ path, component, context: { id } });
  }
}
