import { z } from "zod";
import type { FileNode } from "../nodes/file-nodes";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readContentYaml } from "../settings/words-file";

export const types = /* GraphQL */ `
  "Words and phrases that readers use for the same thing: a line of \`content/search.yml\` (S5)."
  type SynonymGroup implements Node @dontInfer {
    "The words and phrases. Whoever searches for one finds the others as well."
    words: [String!]!
  }
`;

const searchSchema = z.strictObject({
  synonyms: z.array(z.array(z.string().min(1)).min(2)).default([]),
});

/** Makes the SynonymGroup nodes of `content/search.yml`. */
export function createSynonyms(api: NodeApi, file: FileNode): void {
  const { value, problems } = readContentYaml(file.absolutePath, searchSchema);
  const nodes = (value?.synonyms ?? []).map((words, index) => ({
    id: api.createNodeId(`synonyms ${index}`),
    fields: { words },
  }));
  replaceChildren(api, file, "SynonymGroup", nodes);
  createProblems(api, file, problems);
}
