import { resolve } from "node:path";

import * as routes from "../../site/routes";
import type { PageApi, ResolverContext } from "../nodes/nodes";
import type { DocsVersion } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import type { DocNode, DocsStructure, TagPage } from "./docs-structure";
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

/**
 * Makes the list of a version's tags, and a page for each tag, if docs have tags (M6). The pages
 * get their data as context, because a template with a query causes a warning in every build of a
 * site without such a page.
 */
export function createDocTagPages(
  { actions }: PageApi,
  structures: readonly DocsStructure[],
): void {
  const list = resolve("src/templates/doc-tags.tsx");
  const component = resolve("src/templates/doc-tag.tsx");
  const paths = new Map(readSite().docs.versions.map(({ name, path }) => [name, path]));
  for (const { version, tags } of structures) {
    if (tags.size === 0) continue;
    const listPath = routes.docTags(paths.get(version) ?? "");
    const all = Array.from(tags.values(), ({ label, path, docs }) => ({
      label,
      path,
      postCount: docs.length,
    }));
    actions.createPage({
      path: listPath,
      component: list,
      context: { version, listPath, tags: all },
    });
    for (const [path, tag] of tags) {
      actions.createPage({ path, component, context: { version, listPath, tag } });
    }
  }
}
