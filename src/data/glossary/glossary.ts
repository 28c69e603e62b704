import { listedUsersOf } from "../document/uses";
import { fromRoot } from "../files/project";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { type GlossaryEntry, readGlossary } from "../settings/glossary-file";

export const types = /* GraphQL */ `
  "A word that a reader may not know: an entry of \`content/glossary.yml\`."
  type GlossaryTerm implements Node @dontInfer {
    "Anchor of the entry on the glossary's page."
    slug: String!
    "The word or phrase."
    term: String!
    "Other names and spellings, plurals too."
    aliases: [String!]!
    "What it means, as plain text."
    definition: String!
    "Whether the definition holds figures of the product."
    hasFigures: Boolean!
    "Where the docs explain it. Null when the entry does not say, or names no doc."
    explanation: TermExplanation
    "Documents that mark it in their text, as far as lists show them. Those that explain it do not."
    usedIn: [DocumentEntry!]!
  }

  "The part of a doc that explains a term."
  type TermExplanation @dontInfer {
    "Route of the doc, with the anchor of the part."
    path: String!
    "Title of the doc."
    title: String!
  }
`;

interface Explained {
  path: string;
  title: string;
}

export const resolvers = {
  GlossaryTerm: {
    explanation: {
      resolve: async ({ see }: GlossaryEntry, _: unknown, { nodeModel }: ResolverContext) => {
        if (!see) return null;
        const query = { filter: { file: { eq: fromRoot(see.file) } } };
        const doc = await nodeModel.findOne<Explained>({ type: "Doc", query });
        return doc ? { path: doc.path + see.anchor, title: doc.title } : null;
      },
    },
    usedIn: {
      resolve: ({ slug }: GlossaryEntry, _: unknown, context: ResolverContext) =>
        listedUsersOf("terms", slug, context),
    },
  },
};

/** Makes the GlossaryTerm nodes of `content/glossary.yml`. */
function createGlossary(api: NodeApi, file: FileNode): void {
  const { entries, problems } = readGlossary();
  const nodes = entries.map((entry) => ({
    id: api.createNodeId(`glossary term ${entry.slug}`),
    fields: entry,
  }));
  replaceChildren(api, file, "GlossaryTerm", nodes);
  createProblems(api, file, problems);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/glossary.yml", create: createGlossary };
