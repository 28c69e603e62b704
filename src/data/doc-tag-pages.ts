import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import * as routes from "../site/routes";
import { type DocNode, type DocsStructure, docsStructure } from "./docs-structure";
import type { ResolverContext } from "./nodes";
import { readSite } from "./site-file";

export const types = /* GraphQL */ `
  "A subject of docs, named in their front matter."
  type DocTag @dontInfer {
    "Name to show."
    label: String!
    "Route of the tag's page."
    path: String!
    "A sentence about the tag. Null when \`tags.yml\` does not say."
    description: String
    "Docs with the tag, by title."
    docs: [Doc!]!
    "Number of docs."
    docCount: Int!
  }

  "A subject of docs that their \`tags.yml\` describes: an entry of it."
  type DocTagDefinition implements Node @dontInfer {
    "The version whose docs may name it."
    version: DocsVersion! @link(by: "name")
    "The entry's key, by which docs name the tag."
    key: String!
    "Name to show."
    label: String!
    "Last part of the route of the tag's page."
    permalink: String!
    "A sentence about the tag. Null when the entry does not say."
    description: String
  }
`;

type BuiltTag = DocsStructure["tags"] extends Map<string, infer Tag> ? Tag : never;

export const resolvers = {
  Doc: {
    tags: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext): Promise<BuiltTag[]> => {
        const { tags, docTags } = await docsStructure(context, doc.version);
        return (docTags.get(doc.docId) ?? []).flatMap((path) => tags.get(path) ?? []);
      },
    },
  },
  DocTag: {
    docs: {
      resolve: ({ docs }: BuiltTag, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel
          .getNodesByIds<{ title: string }>({ ids: docs, type: "Doc" })
          .sort((one, other) => one.title.localeCompare(other.title, "en")),
    },
    docCount: { resolve: ({ docs }: BuiltTag) => docs.length },
  },
  Query: {
    docTag: {
      type: "DocTag",
      description: "A tag of docs, by its version's name and its route.",
      args: { version: "String!", path: "String!" },
      resolve: async (
        _: unknown,
        { version, path }: { version: string; path: string },
        context: ResolverContext,
      ): Promise<BuiltTag | undefined> => (await docsStructure(context, version)).tags.get(path),
    },
    allDocTag: {
      type: "[DocTag!]!",
      description: "All tags of a version's docs.",
      args: { version: "String!" },
      resolve: async (
        _: unknown,
        { version }: { version: string },
        context: ResolverContext,
      ): Promise<BuiltTag[]> => Array.from((await docsStructure(context, version)).tags.values()),
    },
  },
};

/** Makes the list of a version's tags and a page for each, where docs have tags (M6). */
export function createDocTagPages(
  { actions }: CreatePagesArgs,
  structures: readonly DocsStructure[],
): void {
  const list = resolve("src/templates/doc-tags.tsx");
  const component = resolve("src/templates/doc-tag.tsx");
  const paths = new Map(readSite().docs.versions.map(({ name, path }) => [name, path]));
  for (const { version, tags } of structures) {
    if (tags.size === 0) continue;
    const listPath = routes.docTags(paths.get(version) ?? "");
    actions.createPage({ path: listPath, component: list, context: { version } });
    for (const path of tags.keys()) {
      actions.createPage({ path, component, context: { version, listPath } });
    }
  }
}
