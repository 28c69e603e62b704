import type { ResolverContext } from "../nodes/nodes";
import type { DocsVersion } from "../settings/docs-versions";
import type { DocNode, TagPage } from "./docs-structure";
import { docsStructure } from "./structure-nodes";

export const types = /* GraphQL */ `
  "A subject of docs, named in their front matter."
  type DocTag @dontInfer {
    "Name to show."
    label: String!
    "Route of the tag's page."
    path: String!
    "A sentence about the tag. Null when \`tags.yml\` does not say."
    description: String
    "Docs with the tag, by title; unlisted ones are left out."
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

export const resolvers = {
  Doc: {
    tags: {
      resolve: async (doc: DocNode, _: unknown, context: ResolverContext) => {
        const { tags, docTags } = await docsStructure(context, doc.version);
        return (docTags.get(doc.docId) ?? []).flatMap((path) => tags.get(path) ?? []);
      },
    },
  },
  DocTag: {
    docs: {
      resolve: ({ docs }: TagPage, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds({ ids: docs.map(({ id }) => id), type: "Doc" }),
    },
    docCount: { resolve: ({ docs }: TagPage) => docs.length },
  },
  DocsVersion: {
    tags: {
      resolve: async ({ name }: DocsVersion, _: unknown, context: ResolverContext) =>
        Array.from((await docsStructure(context, name)).tags.values()),
    },
  },
};
