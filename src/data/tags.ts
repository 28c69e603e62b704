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
  "A subject of posts: an entry of \`content/blog/tags.yml\`."
  type Tag implements Node @dontInfer {
    "The entry's key, by which posts name the tag."
    slug: String!
    "Route of the tag's page."
    path: String!
    "Name to show."
    label: String!
    "A sentence about the tag. Null when the entry does not say."
    description: String
    "Posts with the tag, newest first."
    posts: [BlogPost!]!
    "Number of posts."
    postCount: Int!
  }
`;

const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1).optional(),
    permalink: z.string().optional(),
    description: z.string().optional(),
  }),
);

interface TagNode extends Node {
  slug: string;
  path: string;
}

const postsOf = async ({ slug }: TagNode, context: ResolverContext) =>
  (await listedPosts(context)).filter((post) => post.tagSlugs.includes(slug));

export const resolvers = {
  Tag: {
    posts: {
      resolve: (tag: TagNode, _: unknown, context: ResolverContext) => postsOf(tag, context),
    },
    postCount: {
      resolve: async (tag: TagNode, _: unknown, context: ResolverContext) =>
        (await postsOf(tag, context)).length,
    },
  },
};

/** Id of the Tag node of a slug. */
export const tagId = (api: NodeApi, slug: string): string => api.createNodeId(`tag ${slug}`);

/** Makes the Tag nodes of `content/blog/tags.yml`. */
export function createTags(api: NodeApi, file: FileNode): void {
  const { value = {}, problems } = readContentYaml(file.absolutePath, tagsSchema);
  const nodes = Object.entries(value).map(
    ([slug, { label = slug, permalink = slug, description }]) => ({
      id: tagId(api, slug),
      fields: { slug, label, description, path: routes.tag(permalink) },
    }),
  );
  replaceChildren(api, file, "Tag", nodes);
  createProblems(api, file, problems);
}

/** Makes the list of tags and a page for each (R9, R10). */
export function createTagPages({ getNodesByType, actions }: PageApi): void {
  actions.createPage({
    path: routes.tags,
    component: resolve("src/templates/tags.tsx"),
    context: {},
  });
  const component = resolve("src/templates/tag.tsx");
  for (const { id, path } of getNodesByType("Tag") as TagNode[]) {
    actions.createPage({ path, component, context: { id } });
  }
}
