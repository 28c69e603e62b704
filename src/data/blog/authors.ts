import { relative, sep } from "node:path";
import { z } from "zod";
import { namedFile } from "../../markdown/named-files/named-file";
import { decodePath } from "../../site/addresses/decode-path";
import * as routes from "../../site/routes";
import {
  type AuthorFacts,
  type AuthorNode,
  authorFacts,
  authorFields,
  authorNodes,
} from "../document/author-fields";
import { labelSlug } from "../document/label-slug";
import { contentRoot } from "../files/project";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { unknownEntryKeys } from "../problems/unknown-entry-keys";
import { readContentYaml } from "../settings/words-file";
import { slug } from "../yaml/fields";
import { listedPosts, type Part, type PostNode, partOf } from "./post-lists";

export const types = /* GraphQL */ `
  "Somebody who writes posts: an entry of \`content/blog/authors.yml\`, or, of a single post, what that post says itself."
  type Author implements Node @dontInfer {
    "The entry's key, by which posts name the author. Null for an author that a post describes itself."
    slug: String
    "Route of the author's page. Null for an author without one."
    path: String
    "Where the author's name leads: to the page, else to the author's own. Null when there is neither."
    href: String
    "Name to show."
    name: String!
    "What the author does. Null when the entry does not say."
    title: String
    "A sentence about the author. Null when the entry does not say."
    description: String
    "Route or URL of a picture. Null when the entry has none, or one beside its file."
    image: String
    "A picture beside \`content/blog/authors.yml\`. Null when the entry has none, or one elsewhere."
    picture: ContentImage
    "Where else to find the author."
    links: [AuthorLink!]!
    "The author's posts, newest first: all, or a part of them."
    posts(
      "At most how many."
      limit: Int
      "How many to leave out at the start."
      skip: Int
    ): [BlogPost!]!
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

const entrySchema = z.object({
  ...authorFields,
  page: z
    .union([
      z.boolean(),
      z.object({ permalink: slug.describe("The last part of the address of the page.") }),
    ])
    .default(true)
    .describe("`false`: the author has no page."),
});
/** The shape of `content/blog/authors.yml`. */
export const authorsSchema = z.record(z.string(), entrySchema.loose());

/** An author as GraphQL delivers it. An author that a post describes itself has no node. */
type AuthorSource = AuthorFacts & Partial<AuthorNode>;

/** Returns a function that tells whether a post is by an author. */
export const isBy =
  ({ slug }: AuthorSource) =>
  ({ authors }: PostNode): boolean =>
    authors.some(({ key }) => key === slug);

const postsOf = async (author: AuthorSource, context: ResolverContext) =>
  (await listedPosts(context)).filter(isBy(author));

export const resolvers = {
  Author: {
    href: { resolve: ({ path, url }: AuthorSource) => path ?? url ?? null },
    links: { resolve: ({ links = [] }: Partial<AuthorFacts>) => links },
    picture: {
      resolve: ({ picture }: Partial<AuthorNode>) =>
        picture === undefined ? null : { src: picture },
    },
    posts: {
      resolve: async (author: AuthorSource, part: Part, context: ResolverContext) =>
        author.slug ? partOf(await postsOf(author, context), part) : [],
    },
    postCount: {
      resolve: async (author: AuthorSource, _: unknown, context: ResolverContext) =>
        author.slug ? (await postsOf(author, context)).length : 0,
    },
  },
};

/**
 * Returns the authors of a post: entries of `authors.yml`, and authors that the post describes
 * itself. The post may replace facts of an entry.
 */
export const authorsOf = ({ authors }: PostNode, { nodeModel }: ResolverContext): AuthorSource[] =>
  authors.flatMap(({ id, key, facts }) => {
    const entry = key ? nodeModel.getNodeById<AuthorNode>({ id, type: authorNodes.name }) : null;
    const name = facts.name ?? entry?.name;
    return name === undefined ? [] : { id, ...entry, ...facts, name };
  });

/** Returns the id of the Author node of a slug. */
export const authorId = (api: NodeApi, slug: string): string => api.createNodeId(`author ${slug}`);

/** Returns where a picture lies below the content, if it lies beside the file that names it. */
function pictureBeside(image: string, from: string): string | undefined {
  const { file } = namedFile(decodePath(image), from, contentRoot) ?? {};
  return file ? relative(contentRoot, file).split(sep).join("/") : undefined;
}

/** Makes the Author nodes of `content/blog/authors.yml`. */
function createAuthors(api: NodeApi, file: FileNode): void {
  const { value = {}, problems } = readContentYaml(file.absolutePath, authorsSchema);
  const nodes = Object.entries(value).map(([slug, { page, ...entry }]) => {
    const facts = authorFacts({ ...entry, name: entry.name ?? slug });
    const address = typeof page === "object" ? page.permalink : labelSlug(slug);
    const path = page === false ? null : routes.author(address);
    const picture = facts.image && pictureBeside(facts.image, file.absolutePath);
    const shown = picture ? { image: undefined, picture } : {};
    return { id: authorId(api, slug), fields: { ...facts, ...shown, slug, path } };
  });
  replaceChildren(api, file, authorNodes.name, nodes);
  const unknown = unknownEntryKeys(file.absolutePath, value, Object.keys(entrySchema.shape));
  createProblems(api, file, [...problems, ...unknown]);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "blog/authors.yml", create: createAuthors };
