import { existsSync } from "node:fs";
import { sort } from "d3-array";
import type { Node } from "gatsby";
import { groupBy } from "../../site/group";
import type { Problem } from "../../site/problems/problem";
import * as routes from "../../site/routes";
import type { PostTag } from "../document/post-file";
import { tagAddress, tagEntry, tagsPath, tagsSchema } from "../document/tags-file";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { sharedAddresses } from "../problems/shared-addresses";
import { unknownEntryKeys } from "../problems/unknown-entry-keys";
import { readContentYaml } from "../settings/words-file";
import { placeInFrontMatter, placeOfKey } from "../yaml/place-of";
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
    posts(
      "At most how many."
      limit: Int
      "How many to leave out at the start."
      skip: Int
    ): [BlogPost!]!
    "Number of posts."
    postCount: Int!
  }
`;

interface TagNode extends Node {
  slug: string;
  label: string;
  path: string;
  /** The last part of the path, by which posts know the tag (`PostTag`). */
  address: string;
}

export const tagNodes = nodeType<TagNode>("Tag");

/** Returns a function that tells whether a post has a tag. */
export const hasTag =
  ({ address }: TagNode) =>
  (post: PostNode): boolean =>
    post.tags.some((tag) => tag.address === address);

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

/** Returns the id of the Tag node of an address. */
export const tagId = (api: NodeApi, address: string): string => api.createNodeId(`tag ${address}`);

/** Returns whether `tags.yml` exists. If it does, posts may name only the tags in it. */
export const hasTagsFile = (): boolean => existsSync(tagsPath);

/** Makes the Tag nodes of `content/blog/tags.yml`. Of two entries with one address, the first counts. */
function createTags(api: NodeApi, file: FileNode): void {
  const { value = {}, problems } = readContentYaml(file.absolutePath, tagsSchema);
  const named = Object.entries(value).map(([slug, { label = slug, permalink, description }]) => {
    const address = tagAddress(slug, permalink);
    return { slug, address, label, description, path: routes.tag(address) };
  });
  const same = sharedAddresses(
    named.map(({ slug, path }) => {
      const place = () => placeOfKey(file.absolutePath, [slug]);
      return { name: slug, path, isEntry: true, place };
    }),
  );
  const nodes = groupBy(named, ({ address }) => address).flatMap(({ key, items: [fields] }) =>
    fields ? { id: tagId(api, key), fields } : [],
  );
  replaceChildren(api, file, tagNodes.name, nodes);
  const unknown = unknownEntryKeys(file.absolutePath, value, Object.keys(tagEntry.shape));
  createProblems(api, file, [...problems, ...unknown, ...same]);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "blog/tags.yml", create: createTags };

/** Returns the tags that posts describe themselves. Without a `tags.yml`, these are all. */
function ownTags(posts: readonly PostNode[]): (PostTag & { file: string })[] {
  const hasFile = hasTagsFile();
  return posts.flatMap(({ tags, file }) =>
    tags.filter(({ name }) => name === null || !hasFile).map((tag) => ({ ...tag, file })),
  );
}

/**
 * Makes the Tag nodes of tags that posts describe themselves, and removes those that no post names
 * any more.
 */
export function createPostTags(api: NodeApi): void {
  const tags = tagNodes.all(api);
  const written = new Set(tags.flatMap(({ parent, address }) => (parent ? address : [])));
  const posts = sort(postNodes.all(api), ({ file }) => file);
  const own = ownTags(posts).filter(({ address }) => !written.has(address));
  // If several posts describe a tag, the label of the first post is used.
  const ownByAddress = new Map(own.reverse().map((tag) => [tag.address, tag]));
  for (const tag of tags)
    if (!tag.parent && !ownByAddress.has(tag.address)) api.actions.deleteNode(tag);
  for (const { address, label } of ownByAddress.values()) {
    const fields = { slug: address, address, label, path: routes.tag(address) };
    createNode(api, null, tagNodes.name, tagId(api, address), fields);
  }
}

/** Reports tags that posts describe themselves, and whose address another tag has. */
export function sharedTags(api: Pick<NodeApi, "getNodesByType">): Problem[] {
  const entries = tagNodes.all(api).filter(({ parent }) => parent);
  const posts = sort(postNodes.all(api), ({ file }) => file);
  return sharedAddresses([
    ...entries.map(({ slug, path }) => {
      const place = () => placeOfKey(tagsPath, [slug]);
      return { name: slug, path, isEntry: true, place };
    }),
    ...ownTags(posts).map(({ label, address, file }) => {
      const place = () => placeInFrontMatter(file, "tags", label);
      return { name: label, path: routes.tag(address), isEntry: false, place };
    }),
  ]);
}
