import { existsSync } from "node:fs";
import { join } from "node:path";
import { sort } from "d3-array";
import type { Node } from "gatsby";
import { z } from "zod";
import { groupBy } from "../../site/group";
import type { Problem } from "../../site/problems/problem";
import * as routes from "../../site/routes";
import { labelSlug } from "../document/label-slug";
import { contentRoot } from "../files/project";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { unknownEntryKeys } from "../problems/unknown-entry-keys";
import { readContentYaml } from "../settings/words-file";
import { slug, text } from "../yaml/fields";
import { placeOfKey } from "../yaml/place-of";
import { listedPosts, type Part, type PostNode, partOf, postNodes } from "./post-lists";

export const types = /* GraphQL */ `
  "A subject of posts: an entry of \`content/blog/tags.yml\`, or a tag that posts describe themselves."
  type Tag implements Node @dontInfer {
    "The key by which posts name the tag."
    slug: String!
    "Route of the tag's page."
    path: String!
    "Name to show."
    label: String!
    "A sentence about the tag. Null when the entry does not say."
    description: String
    "Posts with the tag, newest first: all, or a part of them."
    posts(limit: Int, skip: Int): [BlogPost!]!
    "Number of posts."
    postCount: Int!
  }
`;

const entrySchema = z.object({
  label: text.optional(),
  permalink: slug.optional(),
  description: text.optional(),
});
/** An entry may be empty. */
const tagsSchema = z.record(
  z.string(),
  z.preprocess((entry) => entry ?? {}, entrySchema.loose()),
);

interface TagNode extends Node {
  slug: string;
  label: string;
  path: string;
  /** The key that the tags of posts have (`PostTag`). */
  key: string;
}

export const tagNodes = nodeType<TagNode>("Tag");

/** Returns a function that tells whether a post has a tag. */
export const hasTag =
  ({ key }: TagNode) =>
  (post: PostNode): boolean =>
    post.tags.some((tag) => tag.key === key);

const postsOf = async (tag: TagNode, context: ResolverContext) =>
  (await listedPosts(context)).filter(hasTag(tag));

export const resolvers = {
  Tag: {
    posts: {
      resolve: async (tag: TagNode, part: Part, context: ResolverContext) =>
        partOf(await postsOf(tag, context), part),
    },
    postCount: {
      resolve: async (tag: TagNode, _: unknown, context: ResolverContext) =>
        (await postsOf(tag, context)).length,
    },
  },
};

/** Returns the id of the Tag node of a key. */
export const tagId = (api: NodeApi, key: string): string => api.createNodeId(`tag ${key}`);

/** Returns whether `tags.yml` exists. If it does, posts may name only the tags in it. */
export const hasTagsFile = (): boolean => existsSync(join(contentRoot, "blog/tags.yml"));

/** Reports an entry that has the same key as another one. Only one of them can have a page. */
function sameTag({ absolutePath }: FileNode, slug: string, first: string, key: string): Problem {
  const message = `The tags \`${slug}\` and \`${first}\` have the same address, because both give the slug \`${key}\`. Rename one of them.`;
  const place = placeOfKey(absolutePath, [slug]);
  return { code: "duplicate-route", severity: "error", message, ...place };
}

/** Makes the Tag nodes of `content/blog/tags.yml`. */
function createTags(api: NodeApi, file: FileNode): void {
  const { value = {}, problems } = readContentYaml(file.absolutePath, tagsSchema);
  const same: Problem[] = [];
  const byKey = groupBy(Object.entries(value), ([slug]) => labelSlug(slug));
  const nodes = byKey.flatMap(({ key, items: [first, ...others] }) => {
    if (!first) return [];
    const [slug, { label = slug, permalink, description }] = first;
    same.push(...others.map(([other]) => sameTag(file, other, slug, key)));
    const path = routes.tag(permalink ?? key);
    return [{ id: tagId(api, key), fields: { slug, key, label, description, path } }];
  });
  replaceChildren(api, file, tagNodes.name, nodes);
  const unknown = unknownEntryKeys(file.absolutePath, value, Object.keys(entrySchema.shape));
  createProblems(api, file, [...problems, ...unknown, ...same]);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "blog/tags.yml", create: createTags };

/**
 * Makes the Tag nodes of tags that posts describe themselves, and removes those that no post names
 * any more. Without a `tags.yml`, posts describe every tag.
 */
export function createPostTags(api: NodeApi): void {
  const tags = tagNodes.all(api);
  const written = new Set(tags.flatMap(({ parent, key }) => (parent ? key : [])));
  const posts = sort(postNodes.all(api), ({ file }) => file);
  const own = posts
    .flatMap((post) => post.tags)
    .filter(({ key, name }) => !written.has(key) && (name === null || !hasTagsFile()));
  // If several posts describe a tag, the label and address of the first post are used.
  const ownByKey = new Map(own.reverse().map((tag) => [tag.key, tag]));
  for (const tag of tags) if (!tag.parent && !ownByKey.has(tag.key)) api.actions.deleteNode(tag);
  for (const { key, label, permalink } of ownByKey.values()) {
    const fields = { slug: key, key, label, path: routes.tag(permalink) };
    createNode(api, null, tagNodes.name, tagId(api, key), fields);
  }
}
