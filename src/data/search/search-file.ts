import { z } from "zod";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readContentYaml } from "../settings/words-file";

export const types = /* GraphQL */ `
  "Words and phrases that readers use for the same thing: a line of \`content/search.yml\`."
  type SynonymGroup implements Node @dontInfer {
    "The words and phrases. Whoever searches for one finds the others as well."
    words: [String!]!
  }

  "What the search offers before the reader types: a line of \`content/search.yml\`."
  type SearchSuggestion implements Node @dontInfer {
    "What is searched for."
    text: String!
    "Its place among the others, from 0."
    position: Int!
  }
`;

const word = z.string().trim().min(1);

/** The shape of `content/search.yml`. */
export const searchSchema = z.strictObject({
  suggestions: z.array(word).default([]).describe("What the search offers before readers type."),
  synonyms: z
    .array(z.array(word).min(2))
    .default([])
    .describe("Groups of words. Whoever searches for one finds the others as well."),
});

/** Makes the SynonymGroup and SearchSuggestion nodes of `content/search.yml`. */
function createSearchNodes(api: NodeApi, file: FileNode): void {
  const { value, problems } = readContentYaml(file.absolutePath, searchSchema);
  const synonyms = (value?.synonyms ?? []).map((words, index) => ({
    id: api.createNodeId(`synonyms ${index}`),
    fields: { words },
  }));
  const suggestions = (value?.suggestions ?? []).map((text, position) => ({
    id: api.createNodeId(`suggestion ${position}`),
    fields: { text, position },
  }));
  replaceChildren(api, file, "SynonymGroup", synonyms);
  replaceChildren(api, file, "SearchSuggestion", suggestions);
  createProblems(api, file, problems);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/search.yml", create: createSearchNodes };
