import { resolve } from "node:path";
import type { Problem } from "../site/problem";
import * as routes from "../site/routes";
import { readContentFile } from "./content-file";
import { type GlossaryEntry, readGlossary } from "./glossary-file";
import {
  type FileNode,
  type NodeApi,
  type PageApi,
  type ResolverContext,
  replaceChildren,
} from "./nodes";
import { placeOf } from "./place-of";
import { createProblems } from "./problems";
import { fromRoot } from "./project";

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
  },
};

const isDoc = (path: string): boolean => readContentFile(path)?.kind === "docs";

/** Entries whose `see` leads nowhere. */
function brokenLinks(entries: readonly GlossaryEntry[], file: string): Problem[] {
  return entries.flatMap(({ see }): Problem[] => {
    if (!see || isDoc(see.file)) return [];
    const message = `The link \`${see.link}\` leads to no doc.`;
    return [
      { code: "broken-link", severity: "warning", message, file, ...placeOf(file, see.link) },
    ];
  });
}

/** Makes the GlossaryTerm nodes of `content/glossary.yml`. */
export function createGlossary(api: NodeApi, file: FileNode): void {
  const { entries, problems } = readGlossary();
  const nodes = entries.map((entry) => ({
    id: api.createNodeId(`glossary term ${entry.slug}`),
    fields: entry,
  }));
  replaceChildren(api, file, "GlossaryTerm", nodes);
  createProblems(api, file, [...problems, ...brokenLinks(entries, fromRoot(file.absolutePath))]);
}

/** Makes the glossary's page. */
export function createGlossaryPage({ actions }: PageApi): void {
  actions.createPage({
    path: routes.glossary,
    component: resolve("src/templates/glossary.tsx"),
    context: {},
  });
}
